#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""translations/update.py names where glossaries differ in their rows, and leaves equal ones alone."""

import importlib.util
import pathlib
import tempfile
import unittest

PATH = pathlib.Path(__file__).resolve().parents[2] / "translations" / "update.py"
TEXT = """# Glossary: {name}

| English | {name} |
|---|---|
| cache | {cache} |
| sweep | {sweep} |

## Further terms

| English | {name} |
|---|---|
| slope | {slope} |

## Sources of terms

- a book

## Notes of the translator

- a note
"""


def load():
    specification = importlib.util.spec_from_file_location("update", PATH)
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


class Glossaries(unittest.TestCase):
    def setUp(self):
        self.update = load()
        self.german = TEXT.format(name="German", cache="Cache", sweep="Durchlauf", slope="Steigung")
        self.spanish = TEXT.format(name="Spanish", cache="caché", sweep="barrido", slope="pendiente")

    def complaints(self, spanish):
        read = {}
        with tempfile.TemporaryDirectory() as folder:
            for language, text in (("de", self.german), ("es", spanish)):
                path = pathlib.Path(folder) / f"{language}.md"
                path.write_text(text, encoding="utf-8")
                read[language] = self.update.glossary_terms(path)
        return list(self.update.glossary_complaints(read))

    def test_leaves_equal_rows_and_terms_of_one_language_alone(self):
        self.assertEqual(self.complaints(self.spanish), [])
        self.assertEqual(self.complaints(self.spanish.replace("| slope | pendiente |", "| driver | controlador |")), [])

    def test_names_a_row_that_one_lacks(self):
        self.assertEqual(self.complaints(self.spanish.replace("| sweep | barrido |\n", "")),
                         ["es.md: not in every glossary: sweep"])

    def test_names_a_row_that_one_alone_has(self):
        self.assertEqual(self.complaints(self.spanish.replace("\n| sweep", "\n| probe | sonda |\n| sweep")),
                         ["es.md: not in every glossary: probe"])

    def test_names_another_order(self):
        first, second = "| cache | caché |\n", "| sweep | barrido |\n"
        (complaint,) = self.complaints(self.spanish.replace(first + second, second + first))
        self.assertIn("another order", complaint)

    def test_names_a_term_without_a_translation(self):
        (complaint,) = self.complaints(self.spanish.replace("barrido", ""))
        self.assertIn("sweep", complaint)

    def test_names_a_term_that_stands_twice(self):
        self.assertEqual(self.complaints(self.spanish.replace("| slope |", "| cache |")), ["es.md: twice: cache"])

    def test_names_a_part_that_is_not_there(self):
        self.assertEqual(self.complaints(self.spanish.replace("## Notes of the translator", "## Notes")),
                         ["es.md: lacks the part: Notes of the translator"])


if __name__ == "__main__":
    unittest.main()
