#!/bin/sh
# Installs TriPeaks for the user who runs this: sh install.sh
# Into ~/.local (or XDG_DATA_HOME's places); sh uninstall.sh removes it again.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
program=$HOME/.local/lib/tripeaks

said=$("$here/lib/tripeaks" --smoke-test 2>&1) || {
    printf 'TriPeaks does not run on this system:\n%s\n' "$said" >&2
    exit 1
}

# Beside the old one first: whatever breaks this off leaves one or the other whole.
mkdir -p "$bin" "$data" "${program%/*}"
rm -rf "$program.new" "$program.old"
cp -R "$here/lib" "$program.new"
cp "$here/uninstall.sh" "$program.new/uninstall.sh"
[ ! -e "$program" ] || mv "$program" "$program.old"
mv "$program.new" "$program"
rm -rf "$program.old"
ln -sfn "$program/tripeaks" "$bin/tripeaks"

(cd "$here/share" && find . -type f) | while read -r file; do
    mkdir -p "$data/$(dirname "$file")"
    cp "$here/share/$file" "$data/$file"
done
# Desktops may not look for programs in ~/.local/bin; xdg-open reads no quotes, so none without need.
case $program in
    *[!A-Za-z0-9/._+-]*) command="\"$program/tripeaks\"" ;;
    *) command=$program/tripeaks ;;
esac
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec=%s %%u\n' "$command" ;;
        TryExec=*) printf 'TryExec=%s\n' "$program/tripeaks" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/tripeaks.desktop" >"$data/applications/tripeaks.desktop"

# Where these are missing the desktop looks by itself, at the next login at the latest.
! command -v update-desktop-database >/dev/null || update-desktop-database "$data/applications" || true
! command -v update-mime-database >/dev/null || update-mime-database "$data/mime" || true
! command -v gtk-update-icon-cache >/dev/null ||
    gtk-update-icon-cache -q -t -f "$data/icons/hicolor" 2>/dev/null || true

printf 'TriPeaks is installed: look for it in the menu, or run %s\n' "$bin/tripeaks"
printf 'To remove it: sh %s\n' "$program/uninstall.sh"
