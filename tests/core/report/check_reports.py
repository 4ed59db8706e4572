#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads HTML and SVG reports as a stranger would, and fails where one is malformed or could do harm.

    check_reports.py PROGRAM FOLDER

PROGRAM writes the reports into FOLDER. SVG must be XML; HTML must be balanced, valid UTF-8, and hold no script, no
event handler, nothing that is fetched, and the one style sheet whose hash its policy names.
"""

import base64
import hashlib
import html.parser
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree

VOID = {"meta", "br", "img", "hr", "link", "input"}
FETCHING = {"script", "iframe", "object", "embed", "link", "img", "image", "use", "form", "base", "audio", "video",
            "foreignobject", "animate", "set"}
SVG = "{http://www.w3.org/2000/svg}"
HARMFUL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]")


class Page(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.problems: list[str] = []
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.style = ""
        self.policy = ""
        self.labels: list[str] = []
        self.figures = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        if tag in FETCHING:
            self.problems.append(f"<{tag}>")
        self.figures += tag == "svg"
        values = dict(attrs)
        if len(values) != len(attrs):
            self.problems.append(f"an attribute twice in <{tag}>")
        for name, value in attrs:
            if name.startswith("on") or name in ("src", "style", "srcset", "action", "xlink:href", "data"):
                self.problems.append(f"{name} in <{tag}>")
            if value is None:
                self.problems.append(f"{name} without a value in <{tag}>")
        if tag == "meta" and values.get("http-equiv") == "Content-Security-Policy":
            self.policy = values["content"] or ""
        if "id" in values:
            self.ids.append(values["id"] or "")
        if "href" in values:
            self.links.append(values["href"] or "")
        self.labels += (values.get("aria-labelledby") or "").split()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open[-1] != tag:
            self.problems.append(f"</{tag}> closes {self.open[-1:]}")
        else:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "style":
            self.style += data

    def handle_comment(self, data: str) -> None:
        self.problems.append("a comment")

    def check(self) -> list[str]:
        problems = list(self.problems)
        if self.open:
            problems.append(f"not closed: {self.open}")
        if len(set(self.ids)) != len(self.ids):
            problems.append("an id twice")
        problems += [f"leads out: {link}" for link in self.links if not link.startswith("#")]
        problems += [f"leads nowhere: {link}" for link in self.links if link[1:] not in self.ids]
        problems += [f"named by nothing: {label}" for label in self.labels if label not in self.ids]
        digest = base64.b64encode(hashlib.sha256(self.style.encode()).digest()).decode()
        if f"style-src 'sha256-{digest}';" not in self.policy:
            problems.append(f"the policy must name the style sheet: sha256-{digest}")
        if "default-src 'none'" not in self.policy:
            problems.append("no policy")
        if re.search(r"url\(|@import|expression", self.style):
            problems.append("the style sheet fetches")
        return problems


def check_html(text: str) -> list[str]:
    page = Page()
    page.feed(text)
    page.close()
    return page.check() + ([] if text.startswith("<!DOCTYPE html>\n<html lang=") else ["no head"])


def check_svg(text: str) -> list[str]:
    try:
        root = xml.etree.ElementTree.fromstring(text)
    except xml.etree.ElementTree.ParseError as error:
        return [str(error)]
    problems = []
    if root.tag != SVG + "svg" or root.find(SVG + "title") is None:
        problems.append("no SVG with a title")
    for element in root.iter():
        if element.tag.removeprefix(SVG).lower() in FETCHING:
            problems.append(element.tag)
        for name in element.attrib:
            if name.lower().startswith("on") or name.endswith("href"):
                problems.append(f"{name} in {element.tag}")
    for part in root.iter(SVG + "path"):
        if re.search("nan|inf", part.attrib["d"]):
            problems.append("a path through no number")
    return problems


def main() -> int:
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    subprocess.run([program, str(folder)], check=True)
    failed = False
    reports = sorted(path for path in folder.iterdir() if path.suffix in (".html", ".svg"))
    if len(reports) < 20:
        print(f"only {len(reports)} reports in {folder}")
        failed = True
    for path in reports:
        text = path.read_bytes().decode("utf-8")  # strictly
        problems = check_html(text) if path.suffix == ".html" else check_svg(text)
        if HARMFUL.search(text):
            problems.append("a control character")
        for problem in problems:
            print(f"{path.name}: {problem}")
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
