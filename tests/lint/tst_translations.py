#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""translations/update.py --check names each fault of a translation file, those of plural forms too."""

import importlib.util
import pathlib
import shutil
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
HEAD = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
"""
TEXT = HEAD + """<context>
    <name>Setup</name>
    <message>
        <source>Free on %1</source>
        <translation>Frei auf %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads on %1</source>
        <translation>
            <numerusform>Ein Thread auf %1</numerusform>
            <numerusform>%Ln Threads auf %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>words</name>
    <message numerus="yes">
        <source>{1} samples of {2}.</source>
        <translation>
            <numerusform>{1} Stichprobe von {2}.</numerusform>
            <numerusform>{1} Stichproben von {2}.</numerusform>
        </translation>
    </message>
</context>
</TS>
"""
THREADS = "Setup: %Ln threads on %1"
SAMPLES = "words: {1} samples of {2}."


def load():
    specification = importlib.util.spec_from_file_location("update", ROOT / "translations" / "update.py")
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


class Translations(unittest.TestCase):
    def setUp(self):
        self.update = load()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def complaints(self, text, fresh=TEXT):
        """What is said of a file with that text, where lupdate makes the other one of it."""
        paths = [self.folder / "have.ts", self.folder / "fresh.ts"]
        for path, content in zip(paths, (text, fresh)):
            path.write_text(content, encoding="utf-8")
        return list(self.update.complaints(*paths))

    def changed(self, old, new, count=1):
        self.assertEqual(TEXT.count(old), count)
        return TEXT.replace(old, new)

    def test_leaves_what_is_translated_alone_and_one_form_its_word_for_the_number(self):
        self.assertEqual(self.complaints(TEXT), [])

    def test_names_what_is_new_and_what_is_gone(self):
        without = self.changed("""    <message>
        <source>Free on %1</source>
        <translation>Frei auf %1</translation>
    </message>
""", "")
        self.assertEqual(self.complaints(without), ["new text: Setup: Free on %1"])
        self.assertEqual(self.complaints(TEXT, without), ["no longer in the sources: Setup: Free on %1"])

    def test_names_what_is_not_translated(self):
        for text in (self.changed("Frei auf %1", ""), self.changed("<translation>Frei", "<translation type=\"unfinished\">Frei")):
            self.assertEqual(self.complaints(text), ["not translated: Setup: Free on %1"])
        self.assertEqual(self.complaints(self.changed("%Ln Threads auf %1", "")), [f"not translated: {THREADS}"])

    def test_names_other_placeholders(self):
        self.assertEqual(self.complaints(self.changed("Frei auf %1", "Frei auf %2")),
                         ["other placeholders: Setup: Free on %1 -> Frei auf %2"])
        self.assertEqual(self.complaints(self.changed("Ein Thread auf %1", "Ein Thread")),
                         [f"other placeholders: {THREADS} -> Ein Thread"])

    def test_names_a_form_too_few_and_one_too_many(self):
        form = "            <numerusform>{1} Stichprobe von {2}.</numerusform>\n"
        self.assertEqual(self.complaints(self.changed(form, "")), [f"1 plural forms, not 2: {SAMPLES}"])
        self.assertEqual(self.complaints(self.changed(form, form * 2)), [f"3 plural forms, not 2: {SAMPLES}"])

    def test_names_a_plural_that_is_translated_as_one_text(self):
        text = self.changed("""
            <numerusform>Ein Thread auf %1</numerusform>
            <numerusform>%Ln Threads auf %1</numerusform>
        """, "%Ln Threads auf %1").replace('<message numerus="yes">\n        <source>%Ln', "<message>\n        <source>%Ln")
        self.assertEqual(self.complaints(text), [f"0 plural forms, not 2: {THREADS}"])

    def test_names_a_plural_none_of_whose_forms_has_the_count(self):
        self.assertEqual(self.complaints(self.changed("%Ln Threads", "Mehrere Threads")), [f"no form has the count: {THREADS}"])
        text = self.changed("{1} Stichprobe von", "Stichprobe von")
        self.assertEqual(self.complaints(text), [])
        self.assertEqual(self.complaints(text.replace("{1} Stichproben von", "Stichproben von")),
                         [f"no form has the count: {SAMPLES}"])

    def test_lupdate_says_how_many_forms_a_language_has(self):
        """A form is taken from a file of this project, and lupdate asked."""
        self.update.LANGUAGES = ["ru"]
        scratch = self.folder / "fresh"
        scratch.mkdir()
        damaged, fresh = (pathlib.Path(self.update.ts_file(folder, "ru")) for folder in (self.folder, scratch))
        text = (ROOT / "translations" / "strata_ru.ts").read_text(encoding="utf-8")
        begin = text.index("            <numerusform>")
        damaged.write_text(text[:begin] + text[text.index("\n", begin) + 1:], encoding="utf-8")
        shutil.copy(damaged, fresh)
        self.update.update(scratch)
        (complaint,) = self.update.complaints(damaged, fresh)
        self.assertTrue(complaint.startswith("2 plural forms, not 3: "), complaint)


if __name__ == "__main__":
    unittest.main()
