#!/bin/sh
# Puts Leonardo, which stays in this folder, into your menu; "./install.sh --remove" takes it out again.
# Run it once more after you have moved the folder.
set -eu
cd "$(dirname "$0")"
exec ./leonardo install-menu "$@"
