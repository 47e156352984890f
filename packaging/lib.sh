# What packaging/play, test and build share: all set-up on a fresh machine. POSIX sh, to be sourced
# with $root set to the project's folder.
#
# Each script has an environment of its own (.venv, .venv-test, .venv-build): a player downloads no
# test tools, and nothing a test run does can break a game that starts. An environment is complete only
# when its file `tripeaks-setup` says so, which is written last; anything else is made anew.

# PyPI's wheels of PySide6 say where they end: newer Pythons have none yet.
python_fits='import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))'

# Libraries that Qt's wheels expect of the system, with Debian's and Ubuntu's packages for them.
offscreen_libraries='
libglib-2.0.so.0 libglib2.0-0
libdbus-1.so.3 libdbus-1-3
libfontconfig.so.1 libfontconfig1
libfreetype.so.6 libfreetype6
libX11.so.6 libx11-6
libxkbcommon.so.0 libxkbcommon0
libGL.so.1 libgl1
libEGL.so.1 libegl1
'
window_libraries='
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-image.so.0 libxcb-image0
libxcb-render-util.so.0 libxcb-render-util0
libxcb-shape.so.0 libxcb-shape0
libxcb-xkb.so.1 libxcb-xkb1
libxcb-randr.so.0 libxcb-randr0
libxcb-sync.so.1 libxcb-sync1
libxcb-xfixes.so.0 libxcb-xfixes0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libX11-xcb.so.1 libx11-xcb1
libwayland-cursor.so.0 libwayland-cursor0
libwayland-egl.so.1 libwayland-egl1
'

# Everything said goes to the error channel: what the game prints stays clean.
say() {
    printf 'tripeaks: %s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

has() {
    command -v "$1" >/dev/null 2>&1
}

on_debian() {
    has apt-get && has dpkg
}

# find_python: set $python to a Python that can make an environment, or leave it empty and add to
# $packages what would bring one.
find_python() {
    python=
    unready=
    for candidate in ${PYTHON:+"$PYTHON"} python3.13 python3.12 python3.11 python3.14 python3 python; do
        "$candidate" -c "$python_fits" >/dev/null 2>&1 || continue
        if "$candidate" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            python=$candidate
            return
        fi
        unready=${unready:-$candidate}
    done
    on_debian || return 0
    if [ -n "$unready" ]; then
        packages="$packages $("$unready" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
    elif ! has python3; then
        packages="$packages python3 python3-venv"
    fi
}

# find_missing_tools: add to $packages what a build needs beyond a window: a compiler with Python's
# headers, Python as a library, and binutils.
find_missing_tools() {
    has cc && has strip && has objdump || packages="$packages gcc libc6-dev binutils"
    any_python=${python:-$venv/bin/python}
    "$any_python" -c 'import os, sys, sysconfig as about
folder, library = about.get_config_var("LIBDIR"), about.get_config_var("INSTSONAME") or ""
folders = folder, os.path.join(folder, about.get_config_var("MULTIARCH") or "")
has_headers = os.path.exists(os.path.join(about.get_path("include"), "Python.h"))
sys.exit(not (has_headers and any(os.path.exists(os.path.join(at, library)) for at in folders)))' \
        2>/dev/null || packages="$packages python3-dev"
}

# find_missing_libraries LIST: add to $packages what brings the libraries that the linker does not know.
find_missing_libraries() {
    known=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null)
    while read -r library package; do
        case $known in
            *"$library ("*) ;;
            *) packages="$packages${package:+ $package}" ;;
        esac
    done <<LIST
$(printf '%s' "$1" | sed '/^$/d')
LIST
}

find_missing_fonts() {
    [ -e /etc/fonts/fonts.conf ] || packages="$packages fontconfig-config"
    for folder in /usr/share/fonts /usr/local/share/fonts "${HOME:-/nonexistent}/.local/share/fonts"; do
        [ -d "$folder" ] || continue
        [ -z "$(find "$folder" -name '*.[to]t[fc]' -print -quit 2>/dev/null)" ] || return 0
    done
    packages="$packages fonts-dejavu-core"
}

# install_packages: install $packages, or fail when this user may not.
install_packages() {
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif has sudo && sudo -n true 2>/dev/null; then
        as_root='sudo -n'
    else
        return 1
    fi
    say "installing system packages:$packages"
    # shellcheck disable=SC2086 # words on purpose
    {
        $as_root apt-get -qq update >/dev/null 2>&1
        output=$($as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq --yes \
            -o DPkg::Lock::Timeout=300 install --no-install-recommends $packages 2>&1 </dev/null)
    } || {
        printf '%s\n' "$output" >&2
        return 1
    }
}

# prepare_system KIND: see to Python and the system's libraries; $packages stays set to what is missing
# and could not be installed.
prepare_system() {
    packages=
    # An environment that is there already has its Python.
    [ -n "$complete" ] || find_python
    if on_debian; then
        find_missing_libraries "$offscreen_libraries"
        [ "$1" = test ] || find_missing_libraries "$window_libraries"
        [ "$1" != build ] || find_missing_tools
        find_missing_fonts
    fi
    if [ -n "$packages" ]; then
        if install_packages; then
            packages=
            [ -n "$complete$python" ] || find_python
        else
            say 'system packages are missing and may not be installed from here. This command does it:'
            say "  sudo apt-get install --no-install-recommends$packages"
        fi
    fi
    [ -z "$complete$python" ] || return 0
    [ -z "$unready" ] || die "Python ($unready) cannot make an environment: it lacks venv and ensurepip."
    die 'Python 3.11 or newer (up to 3.14) is needed and was not found. Install it, then run this again.'
}

# check_qt: fail with Qt's own words when it cannot be loaded; asked only where something may be missing.
check_qt() {
    [ -n "$packages" ] || ! on_debian || return 0
    words=$("$venv/bin/python" -P -c 'import PySide6.QtWidgets' 2>&1) && return
    die "Qt does not load: $(printf '%s\n' "$words" | tail -n 1)"
}

# One set-up of an environment at a time: a folder made by mkdir is the lock, a process number in it
# tells whether its maker still lives.
take_lock() {
    lock=$venv.lock
    nameless=0
    waiting=
    until mkdir "$lock" 2>/dev/null; do
        [ -d "$lock" ] || die "cannot write in $root"
        owner=$(cat "$lock/pid" 2>/dev/null)
        [ -n "$owner" ] || nameless=$((nameless + 1))
        if [ "$nameless" -gt 5 ] || { [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; }; then
            mv "$lock" "$lock.$$" 2>/dev/null && rm -rf "$lock.$$"
            nameless=0
            continue
        fi
        [ -n "$waiting" ] || say "another set-up is at work here: waiting (if none is, remove $lock)"
        waiting=yes
        sleep 1
    done
    trap 'rm -rf "$lock"' EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
    echo $$ >"$lock/pid"
}

release_lock() {
    rm -rf "$lock"
    trap - EXIT HUP INT TERM
}

# read_stamp: set $complete (anything) when the environment has what the lock file asks for and works,
# $current (anything) when the project in it was installed from today's pyproject.toml and kernel too.
read_stamp() {
    complete=
    current=
    have_tools=
    have_project=
    [ ! -r "$venv/tripeaks-setup" ] || {
        read -r have_tools
        read -r have_project
    } <"$venv/tripeaks-setup"
    [ "$have_tools" = "$want_tools" ] || return 0
    # A Python that was upgraded beneath its environment no longer finds what is in there.
    "$venv/bin/python" -P -c 'import shiboken6' 2>/dev/null || return 0
    complete=yes
    [ "$have_project" != "$want_project" ] || current=yes
}

pip_install() {
    "$venv/bin/python" -m pip --quiet --disable-pip-version-check install "$@" >&2
}

# make_environment: the environment with exactly what the lock file names.
make_environment() {
    if [ -e "$venv" ]; then
        [ -e "$venv/tripeaks-setup" ] ||
            die "$venv was not made by this script: move it out of the way, then run this again."
        # Moved first, so that there is never a half-removed one.
        mv "$venv" "$lock/old" && rm -rf "$lock/old"
    fi
    say "making the environment ${venv##*/} with $("$python" --version 2>&1)"
    mkdir "$venv" && echo unfinished >"$venv/tripeaks-setup" || die "cannot write $venv"
    "$python" -m venv "$venv" >&2 || die 'the environment could not be made.'
    say "downloading and installing what ${requirements##*/} names (Qt is about 100 MB)"
    pip_install --require-hashes --only-binary :all: --requirement "$requirements" ||
        die 'the packages could not be installed. Is there a network? Run this again later.'
}

# install_project KIND: the project itself, in place: its files are used where they lie. Its kernel is
# compiled where that is possible; nothing is lost but speed where it is not. A build installs the
# project by itself, from a clean copy.
install_project() {
    echo unfinished >"$venv/tripeaks-setup"
    [ "$1" = build ] || {
        say 'installing the project in place'
        pip_install --no-deps --no-build-isolation --editable "$root"
    } || die 'the project could not be installed into its environment.'
    printf '%s\n' "$want_tools" "$want_project" >"$venv/tripeaks-setup"
}

# prepare KIND: after this, $venv/bin/python runs the game (KIND play), its tests (KIND test), or what
# makes packages (KIND build; the project is not installed in there yet).
prepare() {
    unset PYTHONHOME PYTHONPATH
    export PIP_USER=0
    case $1 in
        play) venv=$root/.venv requirements=$root/packaging/requirements.lock ;;
        test) venv=$root/.venv-test requirements=$root/packaging/requirements-test.lock ;;
        build) venv=$root/.venv-build requirements=$root/packaging/requirements-build.lock ;;
    esac
    # The folder's own name counts: an environment does not work from another place.
    want_tools="$(cat "$requirements" "$root/packaging/lib.sh" | cksum) $root"
    want_project=$(cat "$root/pyproject.toml" "$root/packaging/build_hooks.py" \
        "$root/tripeaks/solver/_kernel.pyx" "$root/tripeaks/solver/compiled/"* | cksum)
    read_stamp
    prepare_system "$1"
    if [ -z "$current" ]; then
        take_lock
        read_stamp # another one may have done it meanwhile
        [ -n "$complete" ] || make_environment
        [ -n "$current" ] || install_project "$1"
        release_lock
    fi
    "$venv/bin/python" "$root/packaging/build_translations.py" >&2 ||
        die 'the translations could not be made.'
}
