"""What a newer program does with older files, and an older one with newer: what `docs/versions.md` promises."""
