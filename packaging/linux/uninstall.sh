#!/bin/sh
# Removes what install.sh installed; games and settings stay: sh uninstall.sh
set -eu
data=${XDG_DATA_HOME:-$HOME/.local/share}
cache=${XDG_CACHE_HOME:-$HOME/.cache}
program=$HOME/.local/lib/tripeaks
link=$HOME/.local/bin/tripeaks

rm -f "$data/applications/tripeaks.desktop" "$data/metainfo/tripeaks.metainfo.xml" \
    "$data/mime/packages/tripeaks.xml" "$data/man/man6/tripeaks.6.gz"
rm -f "$data"/icons/hicolor/*/apps/tripeaks.png "$data/icons/hicolor/scalable/apps/tripeaks.svg"
[ "$(readlink "$link" 2>/dev/null)" != "$program/tripeaks" ] || rm -f "$link"
rm -rf "$program" "$cache/TriPeaks"

! command -v update-desktop-database >/dev/null ||
    update-desktop-database "$data/applications" 2>/dev/null || true
! command -v update-mime-database >/dev/null || update-mime-database "$data/mime" 2>/dev/null || true
! command -v gtk-update-icon-cache >/dev/null ||
    gtk-update-icon-cache -q -t -f "$data/icons/hicolor" 2>/dev/null || true

# What the desktop works out of the files there is no use without any.
[ -n "$(find "$data/applications" -name '*.desktop' 2>/dev/null)" ] ||
    rm -f "$data/applications/mimeinfo.cache"
[ -n "$(find "$data/mime/packages" -type f 2>/dev/null)" ] || rm -rf "$data/mime"
[ -n "$(find "$data/icons/hicolor" -name '*.[ps][nv]g' 2>/dev/null)" ] ||
    rm -f "$data/icons/hicolor/icon-theme.cache"
rmdir "$data"/icons/hicolor/*/apps "$data"/icons/hicolor/* "$data/icons/hicolor" "$data/icons" \
    "$data/man/man6" "$data/man" "$data/metainfo" "$data/applications" \
    "${program%/*}" "${link%/*}" 2>/dev/null || true

printf 'TriPeaks is removed. Your games stay in %s\n' "$data/TriPeaks"
