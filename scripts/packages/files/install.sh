#!/bin/sh
# Adds Leonardo, which stays in this folder, to your menu; "./install.sh --remove" removes it.
# Run it again after you have moved the folder.
set -eu
cd "$(dirname "$0")"
exec ./leonardo install-menu "$@"
