# SPDX-License-Identifier: GPL-3.0-or-later
"""The real window with the real engine, used as a person uses it: from its start to its end.

STRATA names the program. Pictures of the screen at each failure go into the folder STRATA_SCREENSHOTS, if set.
What figures come out is not judged here, nor how long anything takes; only that what is asked for is done.
"""

from __future__ import annotations

import json
import os
import pathlib
import re
import typing
import unittest

from desktop import Desktop, Node, Strata, wait_for

PROGRAM = os.environ["STRATA"]
SCREENSHOTS = os.environ.get("STRATA_SCREENSHOTS")
QUICK: dict[str, typing.Any] = {
    "integer_s": 1,
    "floating_s": 1,
    "memory_s": 1,
    "regions_bytes": [4096, 16384],
    "disk_file_bytes": 4 << 20,
    "disk_s": 1,
}
# The panel takes a step for each level, twice.
PANEL_LIMIT_S = 180
TEST, FIGURE = 0, 1  # columns of the table of results

# Long enough for whatever is done meanwhile; each test that uses it ends it.
LONG = {**QUICK, "memory_s": 99, "stop_when_precise": False}

desktop: Desktop


def setUpModule() -> None:
    global desktop
    desktop = Desktop()


def tearDownModule() -> None:
    desktop.close()


class WindowTest(unittest.TestCase):
    strata: Strata

    def start(self, settings: dict[str, typing.Any]) -> Strata:
        self.strata = Strata(desktop, PROGRAM, settings)
        self.addCleanup(self.strata.end)
        self.addCleanup(self.keep_picture)  # before the end: last in, first out
        self.strata.wait_for_label("Press Run")
        return self.strata

    def run(self, result: unittest.TestResult | None = None) -> unittest.TestResult | None:
        self.result = result or self.defaultTestResult()
        self.failures_before = len(self.result.failures) + len(self.result.errors)
        return super().run(self.result)

    def keep_picture(self) -> None:
        if SCREENSHOTS and len(self.result.failures) + len(self.result.errors) > self.failures_before:
            folder = pathlib.Path(SCREENSHOTS)
            folder.mkdir(parents=True, exist_ok=True)
            desktop.screenshot(folder / f"{self.id().rsplit('.', 1)[-1]}.png")

    def choose_page(self, name: str) -> None:
        desktop.click(self.strata.find("list item", name))
        wait_for(f"the page {name}", lambda: self.strata.showing("label", name))

    def run_quickly(self, test: str) -> None:
        self.strata.choose("Run", test)
        self.strata.wait_for_label("Finished")
        self.strata.find("push button", "Run")

    def quit(self) -> None:
        self.strata.wait_for_keyboard()
        desktop.keys("ctrl+q")
        self.assertEqual(self.strata.wait_for_end(), 0)
        self.assertEqual(self.strata.errors.read_text(), "")


class FirstMinute(WindowTest):
    def test_run_the_panel_then_read_its_cells(self) -> None:
        strata = self.start(QUICK)
        strata.press("Run")
        # It asks once whether the disk may be written to.
        strata.press("Run now")
        status = strata.wait_for_label("Finished", PANEL_LIMIT_S)
        self.assertRegex(status, r"^Finished in \d+ s\.( Kept in the history\.)?$")

        cells = [node.name for node in strata.all("push button") if re.search(r", (reliable|caution|unreliable)$", node.name)]
        for level in ("L1", "Memory"):
            for operation, unit in (("Read", "GB/s"), ("Write", "GB/s"), ("Copy", "GB/s"), ("Latency", "ns")):
                with self.subTest(level=level, operation=operation):
                    wanted = rf"^{level}, {operation}: [\d.,]+ {unit}, "
                    self.assertEqual(len([name for name in cells if re.search(wanted, name, re.I)]), 1, cells)
        self.quit()

    def test_run_all_then_read_figures_and_report(self) -> None:
        strata = self.start(QUICK)
        strata.choose("Run", "All")
        strata.wait_for_label("Finished", PANEL_LIMIT_S)
        for page, unit in (("Processor", "MOPs/s"), ("Memory", "GB/s|ns")):
            with self.subTest(page=page):
                self.choose_page(page)
                results = strata.results()
                self.assertGreater(results.rows(), 0)
                self.assertNotEqual(results.cell(0, TEST), "")
                self.assertRegex(results.cell(0, FIGURE), rf"^[\d.,]+ ({unit})")

        self.choose_page("Disk")
        cells = [node.name for node in strata.all("push button") if re.search(r", (reliable|caution|unreliable)$", node.name)]
        for cell in ("SEQ1M Q8T1, Read", "RND4K Q1T1, Write"):
            with self.subTest(cell=cell):
                wanted = rf"^{cell}: [\d.,]+ MB/s, "
                self.assertEqual(len([name for name in cells if re.search(wanted, name)]), 1, cells)

        report = strata.report()
        self.assertTrue(report.startswith("STRATA "))
        for section in ("MOPs/s", "MB/s"):
            self.assertIn(section, report)
        self.assertNotIn("STOPPED", report)
        self.quit()
        self.assertEqual(os.listdir(strata.disk), [])


class Setup(WindowTest):
    def integer_time(self) -> Node:
        return self.strata.find("text", "Integer time, seconds")

    def type_over(self, text: str) -> None:
        field = self.integer_time()
        wait_for("the keyboard in the field", lambda: field.is_("focused"))
        desktop.keys("ctrl+a")
        desktop.type_text(text)
        wait_for("what was typed", lambda: field.text() == text)

    def test_bad_value_is_named_and_mended(self) -> None:
        strata = self.start(QUICK)
        strata.wait_for_keyboard()
        desktop.keys("alt+u")
        strata.find("dialog", "Setup")
        self.integer_time().take_focus()
        self.type_over("100")
        strata.press("OK")
        message = strata.wait_for_label("Integer time:")
        self.assertEqual(message, "Integer time: a whole number of seconds from 1 to 99.")
        self.assertTrue(strata.showing("dialog", "Setup"))
        self.assertEqual(json.loads(strata.settings_path.read_text())["integer_s"], 1)

        # The keyboard is back in the field, all of it selected: typing mends it.
        self.type_over("7")
        wait_for("the message to go", lambda: strata.label("Integer time:") is None)
        desktop.keys("Return")
        wait_for("the dialog to close", lambda: not strata.all("dialog", "Setup"))
        kept = json.loads(strata.settings_path.read_text())
        self.assertEqual(kept["integer_s"], 7)
        self.assertEqual(kept["disk_file_bytes"], 4 << 20)
        self.quit()


class OneTestAfterTheOther(WindowTest):
    def test_the_first_is_stopped_and_the_second_completes(self) -> None:
        strata = self.start(LONG)
        before = strata.threads()
        self.choose_page("Memory")
        strata.choose("Run", "Memory")
        self.strata.find("push button", "Stop")
        # Something is measured before it is stopped, so that there is something to keep.
        results = strata.results()
        wait_for("a figure", lambda: results.rows() and "GB/s" in results.cell(0, FIGURE))
        strata.choose("Run", "Processor")
        strata.wait_for_label("Finished")
        strata.find("push button", "Run")

        report = strata.report()
        self.assertEqual(report.count("STOPPED"), 1)
        first, second = report.index("STOPPED"), report.index("MOPs/s")
        self.assertLess(first, second)
        wait_for("the threads of the runs to end", lambda: strata.threads() <= before)
        self.assertEqual(os.listdir(strata.disk), [])
        self.quit()


class SaveReport(WindowTest):
    def save_as(self, path: str) -> None:
        self.strata.wait_for_keyboard()
        desktop.keys("ctrl+s")
        dialog = self.strata.find("dialog", "Save report")
        name = wait_for("the field for the file name",
                        lambda: next((node for node in dialog.below() if node.role == "text" and node.is_("focused")),
                                     None))
        desktop.keys("ctrl+a")
        desktop.type_text(path)
        wait_for("what was typed", lambda: name.text() == path)
        desktop.keys("Return")

    def test_full_disk_is_told_and_a_good_one_takes_it(self) -> None:
        strata = self.start(QUICK)
        self.run_quickly("Processor")
        # A device that is always full, under a name that is given no ending.
        full = strata.home / "full.txt"
        full.symlink_to("/dev/full")
        self.save_as(str(full))
        strata.press("Yes")  # it exists: shall it be replaced?
        notice = strata.wait_for_label(f"{full} was not saved")
        self.assertIn("No space left on device", notice)
        self.assertTrue(full.is_char_device())

        good = strata.home / "report.txt"
        self.save_as(str(good))
        strata.wait_for_label("Report saved to")
        self.assertEqual(good.read_text(encoding="utf-8"), strata.report() + "\n")
        self.assertIsNone(strata.label(str(full)))
        self.quit()


class Clear(WindowTest):
    def test_clear_empties_the_pane(self) -> None:
        strata = self.start(QUICK)
        self.run_quickly("Processor")
        self.assertNotEqual(strata.report(), "")
        strata.choose("Edit", "Clear reports")
        wait_for("the pane to be empty", lambda: strata.report() == "")
        self.quit()


class Quit(WindowTest):
    def test_quit_while_running(self) -> None:
        strata = self.start(LONG)
        strata.choose("Run", "Memory")
        strata.find("push button", "Stop")
        self.quit()
        self.assertEqual(os.listdir(strata.disk), [])

    def test_quit_while_the_disk_is_measured(self) -> None:
        strata = self.start({**QUICK, "disk_file_bytes": 512 << 20, "disk_s": 99})
        strata.choose("Run", "Disk")
        strata.find("push button", "Stop")
        self.quit()
        self.assertEqual(os.listdir(strata.disk), [])


class Look(WindowTest):
    def test_language_changes_while_it_is_open(self) -> None:
        strata = self.start(QUICK)
        strata.choose("View", "Language", "Deutsch")
        strata.find("push button", "Starten")
        strata.find("list item", "Übersicht")
        self.assertEqual(strata.all("push button", "Run"), [])
        strata.choose("Ansicht", "Sprache", "English")
        strata.find("push button", "Run")
        self.assertEqual(strata.all("push button", "Starten"), [])
        self.quit()

    def test_theme_changes_while_it_is_open(self) -> None:
        strata = self.start(QUICK)
        strata.choose("View", "Report pane")

        def ground() -> int:  # of the empty pane of reports
            return desktop.brightness_at(*strata.find("text", "Reports").middle())

        strata.choose("View", "Theme", "Light")
        wait_for("a light window", lambda: ground() > 200)
        strata.choose("View", "Theme", "Dark")
        wait_for("a dark window", lambda: ground() < 80)
        strata.choose("View", "Theme", "Light")
        wait_for("a light window again", lambda: ground() > 200)
        self.quit()


if __name__ == "__main__":
    unittest.main()
