#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reports phrases, long sentences and unexplained abbreviations in texts for people.

Looks at every text of the window and of app/words (as the translation files list them), at the help of the command
line, the help, the manual pages, the README, CHANGELOG.md and packaging/download.md. Says for each phrase what to write
instead. In other languages it looks at the help and the translations, for phrases and long sentences. Exits with 1 where it
finds something.

    tests/lint/style.py

A rule that is wrong for a text is changed here, not got round there.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
MOST_WORDS = 25

# What is not to be written, as a regular expression without regard to case, and what to write instead.
PHRASES = [
    (r"one after another|one after the other|from start to end", "sequential, in turn, or back to back"),
    (r"in random order", "random, or shuffled"),
    (r"streaming (loads?|stores?|reads?|writes?)", "non-temporal loads, non-temporal stores"),
    (r"(?<!calls )large pages(?! need a right)", "huge pages"),  # a right of Windows has that name
    (r"kinds? of memory", "memory type"),
    (r"write-combined", "write-combining"),
    (r"(requests|operations) at once", "queue depth"),
    (r"past the (system's |OS )cache", "direct I/O"),
    (r"the other half of (this|the|a) core", "the SMT sibling"),
    (r"is said|are said|is told|are told|it says|tells whether", "reports, shows, or says with a subject"),
    (r"\bso many\b|\bso much\b", "the number itself"),
    (r"\bmend(s|ed|ing)?\b", "repair, fix"),
    (r"set aside", "renamed to, kept as"),
    (r"without a partner", "unmatched"),
    (r"not decided", "inconclusive"),
    (r"no difference", "no change"),
    (r"(?<!of )\b(a|each) second\b(?! (run|series|copy|time|thread|machine|page|file|line|value|column|test|window|program))", "per second"),
    (r"\bverdicts?\b", "grade, or finding"),
    (r"\bfar end\b|\bline to another machine\b", "the network to another machine"),
    (r"^Of\b", "a subject and a verb"),
    (r"^(That|Those) (which|who|of)\b|^Who\b(?!.*\?)", "a subject and a verb"),
]
GERMAN_PHRASES = [
    (r"wird gesagt|sagt es\b|sagt, (wie|was|ob|dass|wenn|woher|warum|welche)", "zeigt, nennt oder meldet, mit Subjekt"),
    (r"(?<!doppelt )(?<!mal )(?<!höchstens )\bso viele?s?\b(?!,? (wie|dass)| \w+, wie)", "die Zahl oder Menge selbst"),
    (r"\bdie Leitung zu\b|\bLeitungen zu\b", "das Netz zu"),
    (r"\bseine eigenen Worte\b|\bdie Worte des Systems\b|\bder Satz nennt\b", "die Meldung des Betriebssystems, die Meldung nennt"),
    (r"\beine[rs]? nach de[mr] anderen\b", "nacheinander, sequenziell"),
    (r"\bgroße Seiten\b", "Huge Pages"),
    (r"\bumladen\b", "Transfer"),
    (r"\banhaltende[sn]? Schreiben\b", "Dauerschreiben"),
    (r"^Von (all|ihnen|denen)\b|^(Wer|Was) (?!.*\?)[^,.]*, (der|das|die) ", "ein Subjekt und ein Verb"),
    (r"\bbleiben draußen\b|\bbleibt draußen\b|\bim Weg (war|stand|ist)\b", "werden verworfen, störte"),
]
# Arabic writes articles, some prepositions and "and" as part of the next word: a page has five words for six in
# English.
MOST_ARABIC_WORDS = 22
# French, Portuguese and Spanish say with articles and "de" what English and German say with one word.
MOST_ROMANCE_WORDS = 30
# Chinese and Japanese have no blanks between words: characters of theirs, and words in Latin letters.
MOST_CHINESE_CHARACTERS = 60
MOST_JAPANESE_CHARACTERS = 75
HAN_OR_KANA = "[\u3040-\u30ff\u3400-\u9fff]"
# Abbreviations that readers know, names of things, and words that are typed as they stand. The glossary explains
# others.
PLAIN = set("""
    AIDA64 AMD APFS ARM ARM64 AVX BASE BIOS CAKE CI COMPLETE CSV DDR4 DDR5 EPYC FAT FILE FINISHED FUSE GB GNU GPU HOME HTML ID IEEE IP ISO JSON KVM LDP
    LICENSE LOCALAPPDATA MACHINE MB MCBLOCK MMMM MOPs MT NAME NEON NOT OK OPTIONS PC PDF PERCENT PNG RAM RFC RUN SATA SSDs SSE2 STOPPED STP STRATA STREAM SVG
    TEST USB UTC UTF UUID VALUE WARNING WRONG ZFS
""".split())
ABBREVIATION = re.compile(r"\b[A-Z][A-Z0-9]+s?\b")


def explained():
    """Abbreviations that the glossary has."""
    return set(ABBREVIATION.findall((ROOT / "resources" / "help" / "en" / "glossary.md").read_text(encoding="utf-8")))


def source_texts():
    """(place, text) of the window and of the sentence tables."""
    tree = ElementTree.parse(ROOT / "translations" / "strata_de.ts")
    for context in tree.iter("context"):
        name = context.findtext("name")
        for message in context.iter("message"):
            comment = message.findtext("extracomment")
            yield f"{name}{': ' + comment if comment else ''}", message.findtext("source") or ""


def option_texts():
    """(place, text) of the option descriptions in the help of the command line."""
    for path in sorted((ROOT / "app" / "options").glob("*.cpp")):
        for literals in re.findall(r'\.about =\s*((?:"(?:[^"\\]|\\.)*"\s*)+)', path.read_text(encoding="utf-8")):
            yield path.name, "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', literals))


def without_markup(text):
    text = re.sub(r"```.*?```", " ", text, flags=re.S)
    text = re.sub(r"\{#[^}]*\}", "", text)
    text = re.sub(r"(?<=[.:;] )`[^`]*`", "Code", re.sub(r"(?m)^`[^`]*`", "Code", text))
    text = re.sub(r"`[^`]*`", "code", text)
    text = re.sub(r"code(?:[,،、] ?code)+", "code", text)  # a list of names is read as one
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"[*_]{1,2}([^*_\n]+)[*_]{1,2}", r"\1", text)


def without_roff(text):
    """Paragraphs of a manual page without its headings; what is set in another face is the word "code"."""
    part = []
    for line in [*re.sub(r"\\f[BI](.*?)\\fR", "code", text).splitlines(), ".PP"]:
        face = re.match(r"\.(?:B|I|BR|RB|BI|IR|RI) (\( )?.*?([.,:;)]*)\"?$", line)
        if face:
            part.append(f"{(face.group(1) or '').strip()}code{face.group(2)}")
        elif line.startswith("."):
            yield re.sub(r"(?<=[.:;] )code|^code", "Code", " ".join(part))
            part = []
        else:
            part.append(line)


def manuals():
    """(place, paragraph) of the manual pages."""
    for path in sorted((ROOT / "packaging" / "linux" / "man").glob("*.1.in")):
        for paragraph in without_roff(path.read_text(encoding="utf-8")):
            yield str(path.relative_to(ROOT)), re.sub(r"\\-", "-", re.sub(r"\\\(..", "'", paragraph)).replace("\\&", "").strip()


def documents():
    """(place, paragraph) of the help, the README, the changelog and the notes of a release; tables by cell."""
    yield from paragraphs([ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "packaging" / "download.md",
                           *sorted((ROOT / "resources" / "help" / "en").glob("*.md"))])


def translated_texts(language):
    """(place, text) of the help and the translations in that language."""
    for message in ElementTree.parse(ROOT / "translations" / f"strata_{language}.ts").iter("message"):
        translation = message.find("translation")
        for form in [translation, *translation.iter("numerusform")]:
            if form.text and form.text.strip():
                yield f"strata_{language}.ts", re.sub("[\u2066-\u2069]", "", form.text)
    yield from paragraphs(sorted((ROOT / "resources" / "help" / language).glob("*.md")))


def paragraphs(paths):
    for path in paths:
        text = without_markup(path.read_text(encoding="utf-8"))
        for block in re.split(r"\n\s*\n", text):
            lines = block.splitlines()
            # The last column of the glossary has what else a thing is called.
            rows = [line.strip("| ").split("|") for line in lines if line.startswith("|")]
            cells = [cell for row in rows for cell in (row[:-1] if path.name == "glossary.md" else row)]
            items = re.split(r"\n(?=\s*(?:[-*]|\d+\.) )", "\n".join(line for line in lines if not line.startswith("|")))
            for part in [*cells, *items]:
                if part.strip():
                    yield str(path.relative_to(ROOT)), re.sub(r"\s+", " ", re.sub(r"^\s*(?:[-*#>]+|\d+\.) ", "", part)).strip()


def sentences(text):
    if ";;" in text:  # endings of files for a dialog
        return []
    return [part for part in re.split(r"(?<=[.!?:;])\s+(?=[A-ZÀÁÂÄÇÉÈÊÍÎÑÓÔÖÚÜ¿¡\"„(*А-ЯЁ«])|(?<=\.)\s+(?=[0-9])|(?<=[。！？；])|(?<=[.؟؛:])\s+(?=[\u0600-\u06ff«])", text) if part.strip()]


def abbreviations(place, text, known):
    # A heading in capitals has words; rows of disk profiles, keys and colours of text are no abbreviations.
    if text.upper() == text:
        return
    for word in ABBREVIATION.findall(text):
        if word.removesuffix("s") not in known and word not in known and not re.fullmatch(
                r"(SEQ|RND)\d+[KM]|Q\d+T\d+|F\d+|CP|BYTE", word):
            yield f"{place}: \"{word}\" in: {text[:100]}\n    explain it in the glossary, or write what it stands for"


def words_of(sentence):
    """Their number; in Chinese and Japanese that of characters."""
    characters = len(re.findall(HAN_OR_KANA, sentence))
    rest = re.findall(r"[A-Za-z0-9%{}.]+", sentence) if characters else [word for word in sentence.split() if re.search(r"\w", word)]
    return characters + len(rest)


def faults(place, text, phrases=tuple(PHRASES), most=MOST_WORDS):
    for sentence in sentences(text):
        for phrase, instead in phrases:
            found = re.search(phrase, sentence, re.I if not phrase.startswith("^") else 0)
            if found:
                yield f"{place}: \"{found.group(0)}\" in: {sentence[:100]}\n    write instead: {instead}"
        length = words_of(sentence)
        if length > most:
            yield f"{place}: {length} words in: {sentence[:100]}…\n    write at most {most}"


def main():
    known = PLAIN | explained()
    texts = [*source_texts(), *option_texts(), *documents(), *manuals()]
    found = [fault for place, text in texts for fault in [*faults(place, text), *abbreviations(place, text, known)]]
    found += [fault for place, text in translated_texts("de") for fault in faults(place, text, GERMAN_PHRASES)]
    most_words = {"ar": MOST_ARABIC_WORDS, "es": MOST_ROMANCE_WORDS, "fr": MOST_ROMANCE_WORDS, "ja": MOST_JAPANESE_CHARACTERS,
                  "pt_BR": MOST_ROMANCE_WORDS, "ru": MOST_WORDS, "zh_CN": MOST_CHINESE_CHARACTERS}
    for language, most in most_words.items():
        found += [fault for place, text in translated_texts(language) for fault in faults(place, text, [], most)]
    print("\n".join(found))
    if found:
        print(f"{len(found)} texts to rewrite", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
