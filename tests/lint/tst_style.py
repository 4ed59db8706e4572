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

    def test_finds_the_texts_of_the_project(self):
        self.assertGreater(len(list(style.source_texts())), 1500)
        self.assertGreater(len(list(style.documents())), 1000)


if __name__ == "__main__":
    unittest.main()
