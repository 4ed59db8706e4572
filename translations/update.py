#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings the translation files up to date with the texts in the sources.

    translations/update.py            takes in new texts, drops those that are gone
    translations/update.py --check    changes nothing; says what is missing, left over or not translated, which forms of
                                      plurals are too few, too many or without their count, and where the glossaries
                                      differ in their rows

Texts come from tr() in app/gui, and from the sentence tables in app/words (context "words"), which know nothing of
Qt: those are handed to lupdate as a source file of their own.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
with open(os.path.join(ROOT, "translations", "languages.txt"), encoding="utf-8") as names:
    LANGUAGES = [line.split()[0] for line in names]
PLACES = ["/usr/lib/qt6/bin", "/usr/lib/qt6/libexec"]

LITERAL = r'"(?:[^"\\]|\\.)*"'
# Id, text, and its form for a count of 1 where it has one.
SENTENCE = re.compile(r"\{\s*(" + LITERAL + r")\s*,\s*((?:" + LITERAL + r"\s*)+)(?:,\s*((?:" + LITERAL + r"\s*)+))?\}")
# Id, names of data, short form, sentence.
REASON = re.compile(r"\{\s*(" + LITERAL + r")\s*,\s*(?:" + LITERAL + r"\s*)+,\s*((?:" + LITERAL + r"\s*)+),\s*((?:" + LITERAL + r"\s*)+)\}")
PLACEHOLDER = re.compile(r"%L?\d|%L?n|\{\d+\}")
# What stands for the count of a text that has plural forms.
COUNTS = {"%n", "%Ln", "{1}"}


def tool(name):
    for folder in PLACES:
        path = os.path.join(folder, name)
        if os.path.exists(path):
            return path
    found = shutil.which(name)
    if not found:
        sys.exit(f"{name} of Qt 6 is not installed (package linguist-qt6 or qt6-l10n-tools)")
    return found


def words_source():
    """The sentences of app/words as C++ that lupdate reads."""
    texts = []
    folder = os.path.join(ROOT, "app", "words")
    for name in sorted(os.listdir(folder)):
        if not name.endswith(("_sentences.cpp", "reasons.cpp")):
            continue
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            table = file.read()
        texts += [(f"brief-{entry[1:-1]}", brief, "") for entry, brief, _ in REASON.findall(table)
                  if brief.strip() != '""']
        texts += [(entry[1:-1], text, "") for entry, _, text in REASON.findall(table)]
        texts += [(entry[1:-1], text, one) for entry, text, one in SENTENCE.findall(table)]
    lines = []
    for entry, text, one in texts:
        macro = "QT_TRANSLATE_N_NOOP" if one else "QT_TRANSLATE_NOOP"
        lines.append(f"//: {entry}\n{macro}(\"words\", {text.strip()});")
    return "\n".join(lines) + "\n"


def ts_file(folder, language):
    return os.path.join(folder, f"strata_{language}.ts")


def update(folder):
    with tempfile.TemporaryDirectory() as scratch:
        words = os.path.join(scratch, "words.cpp")
        with open(words, "w", encoding="utf-8") as file:
            file.write(words_source())
        for language in LANGUAGES:
            command = [tool("lupdate"), "-silent", "-I", ROOT, "-locations", "none", "-no-obsolete", "-source-language", "en",
                       "-target-language", language, os.path.join(ROOT, "app", "gui")]
            # The sentence tables have both forms of English.
            command += ["-pluralonly"] if language == "en" else [words]
            command += ["-ts", ts_file(folder, language)]
            subprocess.run(command, check=True)


def messages(path):
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name")
        for message in context.iter("message"):
            yield name, message


def key(name, message):
    return name, message.findtext("source"), message.findtext("comment")


def texts(message):
    translation = message.find("translation")
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


def plural_forms(message):
    """Their number; 0 for a text without a count."""
    return len(list(message.iter("numerusform")))


def complaints(path, fresh):
    """`fresh`: the same translations as lupdate leaves them, each with as many plural forms as its language has."""
    have = {key(name, message): message for name, message in messages(path)}
    want = {key(name, message): message for name, message in messages(fresh)}
    for name, source, _ in sorted(set(want) - set(have), key=str):
        yield f"new text: {name}: {source}"
    for name, source, _ in sorted(set(have) - set(want), key=str):
        yield f"no longer in the sources: {name}: {source}"
    for (name, source, comment), message in have.items():
        forms = plural_forms(message)
        right = plural_forms(want.get((name, source, comment), message))
        if forms != right:
            yield f"{forms} plural forms, not {right}: {name}: {source}"
            continue
        translation = message.find("translation")
        if translation.get("type") or not all(texts(message)):
            yield f"not translated: {name}: {source}"
            continue
        # One form of a plural may say its number as a word.
        counts = COUNTS if forms else COUNTS - {"{1}"}
        asked = set(PLACEHOLDER.findall(source))
        given = [(text, set(PLACEHOLDER.findall(text))) for text in texts(message)]
        if forms and asked & counts and not any(placeholders & counts for _, placeholders in given):
            yield f"no form has the count: {name}: {source}"
        for text, placeholders in given:
            if placeholders - counts != asked - counts:
                yield f"other placeholders: {name}: {source} -> {text}"


def glossary_terms(path):
    """The English terms of the first table and of the others, with their translations, and the headings."""
    tables, headings = [[], []], []
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith("## "):
                headings.append(line[3:].strip())
            elif line.startswith("| ") and not line.startswith("| English |"):
                tables[bool(headings)].append(tuple(cell.strip() for cell in line.strip().strip("|").split("|")))
    return tables, headings


def glossary_complaints(glossaries):
    """`glossaries`: what glossary_terms() read, by language. Each has the terms of all, in one order, and then its own."""
    common = [row[0] for row in next(iter(glossaries.values()))[0][0]]
    for language, ((first, others), headings) in glossaries.items():
        terms = [row[0] for row in first]
        for term in [*(term for term in common if term not in terms), *(term for term in terms if term not in common)]:
            yield f"{language}.md: not in every glossary: {term}"
        if sorted(terms) == sorted(common) and terms != common:
            yield f"{language}.md: the terms stand in another order than in the first glossary"
        for row in [*first, *others]:
            if len(row) != 2 or not all(row):
                yield f"{language}.md: not a term and its translation: {' | '.join(row)}"
        seen = [row[0] for row in [*first, *others]]
        for term in sorted({term for term in seen if seen.count(term) > 1}):
            yield f"{language}.md: twice: {term}"
        for heading in ("Sources of terms", "Notes of the translator"):
            if heading not in headings:
                yield f"{language}.md: lacks the part: {heading}"


def check_glossaries():
    folder = os.path.join(ROOT, "translations", "glossary")
    complaints = list(glossary_complaints({language: glossary_terms(os.path.join(folder, f"{language}.md"))
                                           for language in LANGUAGES if language != "en"}))
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return len(complaints)


def check():
    wrong = check_glossaries()
    with tempfile.TemporaryDirectory() as scratch:
        for language in LANGUAGES:
            shutil.copy(ts_file(os.path.join(ROOT, "translations"), language), scratch)
        update(scratch)
        for language in LANGUAGES:
            path = ts_file(os.path.join(ROOT, "translations"), language)
            for complaint in complaints(path, ts_file(scratch, language)):
                print(f"strata_{language}.ts: {complaint}", file=sys.stderr)
                wrong += 1
    if wrong:
        sys.exit(f"{wrong} texts to see to; translations/update.py takes in what is new")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        check()
    else:
        update(os.path.join(ROOT, "translations"))


if __name__ == "__main__":
    main()
