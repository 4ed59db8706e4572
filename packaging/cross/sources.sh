#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Source packages of the distribution, for scripts that build libraries for other systems and read this one (`source`).
# They set
#   work     a folder that apt, as a user of its own, can read: lists and sources come into it
: "${work:?}"

# The source lines of the distribution, in an apt configuration of our own: the system's lists stay as they are.
source_list() {
  local id
  id=$(sed -n 's/^ID=//p' /etc/os-release | tr -d '"')
  local keyring=/usr/share/keyrings/$id-archive-keyring.gpg signed=''
  if [ -r "$keyring" ]; then signed="[signed-by=$keyring]"; fi
  # shellcheck disable=SC2016 # these are apt's variables, not the shell's
  apt-get indextargets 'Created-By: Packages' --format '$(REPO_URI) $(RELEASE) $(COMPONENT) $(ORIGIN)' |
    awk -v id="$id" -v signed="$signed" 'tolower($4) == id { print "deb-src", signed, $1, $2, $3 }' | sort -u
}

apt_private() {
  apt-get -qq -o Acquire::Retries=3 -o APT::Sandbox::User=root -o Dir::State="$work/apt/state" \
    -o Dir::State::status=/var/lib/dpkg/status -o Dir::Cache="$work/apt/cache" \
    -o Dir::Etc::sourcelist="$work/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null "$@"
}

fetch_source() { # PACKAGE: unpacks it into $work/source-PACKAGE
  if [ ! -d "$work/apt" ]; then
    mkdir -p "$work/apt/state/lists/partial" "$work/apt/cache/archives/partial"
    source_list >"$work/apt/sources.list"
    if [ ! -s "$work/apt/sources.list" ]; then
      echo "${0##*/}: the lists of packages are empty; run 'apt-get update' as root first" >&2
      exit 1
    fi
    apt_private update
  fi
  # The archive of security updates may list what it no longer has: then that of the release.
  (cd "$work" && { apt_private source --download-only "$1" 2>"$work/refused" ||
    apt_private source --download-only -t "$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)" "$1" ||
    { cat "$work/refused" >&2 && exit 1; }; })
  (cd "$work" && dpkg-source --no-check -x "$1"_*.dsc "source-$1" >/dev/null)
}

logged() { # COMMAND…: shows what it printed only when it failed
  "$@" >"$work/log" 2>&1 && return
  tail -n 40 "$work/log" >&2
  echo "${0##*/}: this failed: $*" >&2
  exit 1
}
