#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check of texts names what it is there for, and leaves other texts alone."""

import unittest

import style


class Texts(unittest.TestCase):
    def named(self, text):
        return list(style.faults("here", text))

    def test_names_a_phrase_and_what_to_write(self):
        (fault,) = self.named("Reads the file from start to end.")
        self.assertIn("from start to end", fault)
        self.assertIn("sequential", fault)

    def test_names_a_phrase_whatever_its_case(self):
        self.assertTrue(self.named("Large pages save TLB misses."))

    def test_leaves_the_right_of_windows_its_name(self):
        self.assertFalse(self.named("Windows gives huge pages, which it calls large pages."))

    def test_names_a_sentence_without_a_subject(self):
        self.assertTrue(self.named("Of two runs the first counts."))
        self.assertFalse(self.named("The first of two runs counts."))

    def test_names_what_is_per_second(self):
        self.assertTrue(self.named("The drive does 500 operations a second."))
        self.assertFalse(self.named("A second run takes a tenth of a second."))

    def test_counts_the_words_of_each_sentence(self):
        sentence = " ".join(["Word"] * style.MOST_WORDS) + "."
        self.assertFalse(self.named(f"{sentence} {sentence}"))
        (fault,) = self.named(f"More {sentence} {sentence}")
        self.assertIn(f"{style.MOST_WORDS + 1} words", fault)

    def test_names_an_abbreviation_that_the_glossary_lacks(self):
        self.assertTrue(list(style.abbreviations("here", "The XYZ of the drive.", {"SSD"})))
        self.assertFalse(list(style.abbreviations("here", "Two SSDs, HEADING, SEQ1M Q8T1.", {"SSD", "HEADING"})))
        self.assertFalse(list(style.abbreviations("here", "MEMORY TYPES", set())))

    def test_reads_code_and_links_as_a_word_each(self):
        self.assertEqual(style.without_markup("Give `--threads 4` or [more](page.md#part)."), "Give code or more.")
        self.assertEqual(style.without_markup("## Grades {#verdict}"), "## Grades ")

    def test_reads_a_manual_page_by_paragraphs(self):
        page = ".SH NOTES\n.TP\n.BI \\-\\-size \" SIZE\"\nSize of one buffer.\n.B auto\nis said to fit,\nsee\n.BR list .\n.PP\nNext."
        first, second = [part for part in style.without_roff(page) if part]
        self.assertEqual(first, "Code Size of one buffer. Code is said to fit, see code.")
        self.assertEqual(second, "Next.")
        (fault,) = self.named(first)
        self.assertIn("is said", fault)

    def test_names_faults_in_german_and_arabic(self):
        def named(text, *rules):
            return list(style.faults("here", text, *rules))

        self.assertTrue(named("Der Bericht sagt, wie viel fehlt.", style.GERMAN_PHRASES))
        self.assertFalse(named("Es braucht doppelt so viel. Der Bericht zeigt den Rest.", style.GERMAN_PHRASES))
        self.assertTrue(named("Ähnlich " + "Wort " * style.MOST_WORDS + "Ende. Über alles.", style.GERMAN_PHRASES))
        half = "كلمة " * (style.MOST_ARABIC_WORDS // 2 + 1)
        self.assertTrue(named(f"{half}{half}.", [], style.MOST_ARABIC_WORDS))
        self.assertFalse(named(f"{half}؛ {half}. {half}؟", [], style.MOST_ARABIC_WORDS))

    def test_finds_the_texts_of_the_project(self):
        self.assertGreater(len(list(style.source_texts())), 1500)
        self.assertGreater(len(list(style.documents())), 1000)
        self.assertGreater(len(list(style.option_texts())), 60)
        self.assertGreater(len(list(style.manuals())), 100)
        for language in ("de", "ar"):
            self.assertGreater(len(list(style.translated_texts(language))), 2500)


if __name__ == "__main__":
    unittest.main()
