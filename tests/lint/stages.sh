#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Stages of `./dev lint` that need nothing built. `dev` reads this file, in the root of the sources, and has `die`.

# Names of files that git knows or could be told of, ended by zeros: not what is ignored, not what was deleted.
project_files() { # PATTERN…
  local file
  git ls-files -z --cached --others --exclude-standard -- "$@" |
    while IFS= read -r -d '' file; do
      if [ -f "$file" ]; then printf '%s\0' "$file"; fi
    done
}

lint_format() {
  if project_files '*.cpp' '*.h' | xargs -0 -P "$(nproc)" -n 32 clang-format-19 --dry-run -Werror; then return; fi
  die 'these files are not formatted; this mends a file: clang-format-19 -i FILE'
}

lint_files() {
  python3 -B tests/lint/tst_check_files.py
  python3 -B tests/lint/check_files.py .
  python3 -B tests/lint/tst_style.py
  python3 -B tests/lint/tst_glossary.py
  python3 -B tests/lint/tst_translations.py
  python3 -B tests/lint/style.py
  python3 -B tests/bench/mutants --stale
  local file scripts=()
  while IFS= read -r -d '' file; do
    if head -n 1 "$file" | grep -qaE '^#!.*\b(ba)?sh\b'; then scripts+=("$file"); fi
  done < <(project_files)
  shellcheck "${scripts[@]}"
  # Not among Debian's packages; the workflows look at themselves as well.
  if command -v actionlint >/dev/null; then
    actionlint
  else
    echo 'actionlint is not installed: the workflows were not looked at'
  fi
}
