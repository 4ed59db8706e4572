// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/page_facts.h"

#include <QtCore/qcoreapplication.h>
#include <QtGui/qpainter.h>
#include <QtGui/qpen.h>

#include <algorithm>

#include "app/gui/help/help_page.h"
#include "app/gui/network/network_page.h"
#include "app/gui/pages/compare_page.h"
#include "app/gui/pages/disk_page.h"
#include "app/gui/pages/history_page.h"
#include "app/gui/pages/memory_page.h"
#include "app/gui/pages/overview_page.h"
#include "app/gui/pages/results_page.h"
#include "app/gui/pages/test_sections.h"
#include "app/gui/text/labels.h"

namespace strata::gui {

namespace {

class PageText {
  Q_DECLARE_TR_FUNCTIONS(Page)
};

/// Icons are drawn on a square of so many units a side, with lines as thick as suits text beside them.
constexpr qreal iconUnits = 16;
constexpr qreal iconLine = 1.3;

void addLine(QPainterPath& path, QPointF from, QPointF to) {
  path.moveTo(from);
  path.lineTo(to);
}

/// Four tiles.
QPainterPath tiles() {
  QPainterPath path;
  for (const qreal x : {2.0, 9.0})
    for (const qreal y : {2.0, 9.0}) path.addRoundedRect(x, y, 5, 5, 1, 1);
  return path;
}

/// A package with its pins.
QPainterPath chip() {
  QPainterPath path;
  path.addRoundedRect(3.5, 3.5, 9, 9, 1, 1);
  path.addRect(6, 6, 4, 4);
  for (const qreal at : {6.0, 10.0}) {
    addLine(path, {at, 1}, {at, 3.5});
    addLine(path, {at, 12.5}, {at, 15});
    addLine(path, {1, at}, {3.5, at});
    addLine(path, {12.5, at}, {15, at});
  }
  return path;
}

/// A module with its chips and contacts.
QPainterPath module() {
  QPainterPath path;
  path.addRoundedRect(1, 4, 14, 7, 1, 1);
  for (const qreal x : {3.0, 6.75, 10.5}) path.addRect(x, 6, 2.5, 3);
  for (const qreal x : {3.0, 6.3, 9.7, 13.0}) addLine(path, {x, 11}, {x, 13});
  return path;
}

/// A drum.
QPainterPath drum() {
  QPainterPath path;
  path.addEllipse(2.5, 1.5, 11, 4);
  path.moveTo(2.5, 3.5);
  path.lineTo(2.5, 12.5);
  path.arcTo(2.5, 10.5, 11, 4, 180, 180);
  path.lineTo(13.5, 3.5);
  path.moveTo(2.5, 8);
  path.arcTo(2.5, 6, 11, 4, 180, 180);
  return path;
}

/// A table of cells.
QPainterPath grid() {
  QPainterPath path;
  path.addRect(2, 2, 12, 12);
  for (const double at : {6.0, 10.0}) {
    addLine(path, {at, 2}, {at, 14});
    addLine(path, {2, at}, {14, at});
  }
  return path;
}

/// Two machines and the line between them.
QPainterPath line() {
  QPainterPath path;
  path.addRoundedRect(1, 2, 6, 5, 1, 1);
  path.addRoundedRect(9, 9, 6, 5, 1, 1);
  path.moveTo(4, 7);
  path.lineTo(4, 11.5);
  path.lineTo(9, 11.5);
  return path;
}

/// A clock.
QPainterPath clockFace() {
  QPainterPath path;
  path.addEllipse(1.5, 1.5, 13, 13);
  path.moveTo(8, 4.5);
  path.lineTo(8, 8.5);
  path.lineTo(11, 10);
  return path;
}

/// Bars of two sides.
QPainterPath bars() {
  QPainterPath path;
  addLine(path, {1.5, 14}, {14.5, 14});
  path.addRect(3, 6, 3.5, 8);
  path.addRect(9.5, 2, 3.5, 12);
  return path;
}

/// A question.
QPainterPath question() {
  QPainterPath path;
  path.addEllipse(1.5, 1.5, 13, 13);
  path.moveTo(5.8, 6.3);
  path.cubicTo(5.8, 3.4, 10.4, 3.5, 10.2, 6.4);
  path.cubicTo(10.1, 7.8, 8, 7.9, 8, 9.6);
  addLine(path, {8, 11.6}, {8, 11.9});
  return path;
}

}  // namespace

const std::vector<PageFacts>& allPages() {
  static const std::vector<PageFacts> pages{
      {.page = Page::Overview,
       .name = [] { return PageText::tr("Overview"); },
       .helpTopic = "levels",
       .invitation =
           [](const QString& duration) {
             return PageText::tr(
                        "Press Run to measure the whole machine, or a cell above to measure only that; "
                        "all together take %1.",
                        "duration as in: about 2 min")
                 .arg(duration);
           },
       .group = [] { return PageText::tr("Measure", "heading of the pages with tests"); },
       .icon = tiles,
       .make = [](const PageSources& from, QWidget* window) -> QWidget* {
         return new OverviewPage(from.results, window);
       }},
      {.page = Page::Processor,
       .name = [] { return kindName(TestGroup::Processor); },
       .test = TestGroup::Processor,
       .helpTopic = "processor",
       .invitation =
           [](const QString& duration) {
             return PageText::tr("Press Run to measure the processor; it takes %1.",
                                 "duration as in: about 2 min")
                 .arg(duration);
           },
       .icon = chip,
       .make = [](const PageSources& from, QWidget* window) -> QWidget* {
         return makeProcessorPage(from.results, window);
       }},
      {.page = Page::Memory,
       .name = [] { return kindName(TestGroup::Memory); },
       .test = TestGroup::Memory,
       .helpTopic = "memory",
       .invitation =
           [](const QString& duration) {
             return PageText::tr("Press Run to measure caches and memory; it takes %1.",
                                 "duration as in: about 2 min")
                 .arg(duration);
           },
       .icon = module,
       .make = [](const PageSources& from, QWidget* window) -> QWidget* {
         return new MemoryPage(from.results, window);
       }},
      {.page = Page::Disk,
       .name = [] { return kindName(TestGroup::Disk); },
       .test = TestGroup::Disk,
       .helpTopic = "disk",
       .invitation =
           [](const QString& duration) {
             return PageText::tr("Press Run to measure the disk; it takes %1.", "duration as in: about 2 min")
                 .arg(duration);
           },
       .icon = drum,
       .make = [](const PageSources& from, QWidget* window) -> QWidget* {
         return new DiskPage(from.results, from.fileResults, window);
       }},
      {.page = Page::Network,
       .name = [] { return kindName(TestGroup::Network); },
       .test = TestGroup::Network,
       .helpTopic = "network",
       .invitation =
           [](const QString& duration) {
             return PageText::tr("Press Run to measure the network to the other machine; it takes %1.",
                                 "duration as in: about 2 min")
                 .arg(duration);
           },
       .icon = line,
       .make = [](const PageSources& from, QWidget* window) -> QWidget* {
         return new NetworkPage(from.results, from.localAddresses, window);
       }},
      {.page = Page::Cores,
       .name = [] { return PageText::tr("Cores"); },
       .test = TestGroup::CoreToCore,
       .helpTopic = "processor#core-to-core",
       .invitation =
           [](const QString& duration) {
             return PageText::tr("Press Run to measure the cores of this machine; it takes %1.",
                                 "duration as in: about 2 min")
                 .arg(duration);
           },
       .icon = grid,
       .make = [](const PageSources& from, QWidget* window) -> QWidget* {
         return makeCoresPage(from.results, window);
       }},
      {.page = Page::History,
       .name = [] { return PageText::tr("History"); },
       .helpTopic = "the-window#history",
       .group = [] { return PageText::tr("Results", "heading of History and Compare"); },
       .icon = clockFace,
       .make = [](const PageSources& from, QWidget* window) -> QWidget* {
         return new HistoryPage(from.history, from.chooseFile, window);
       }},
      {.page = Page::Compare,
       .name = [] { return PageText::tr("Compare"); },
       .helpTopic = "the-window#compare",
       .icon = bars,
       .make = [](const PageSources& from, QWidget* window) -> QWidget* {
         return new ComparePage(from.history, from.chooseFile, window);
       }},
      {.page = Page::Help,
       .name = [] { return PageText::tr("Help"); },
       .group = [] { return QString(); },
       .icon = question,
       .make = [](const PageSources&, QWidget* window) -> QWidget* { return new HelpPage(window); }},
  };
  return pages;
}

const PageFacts& factsOf(Page page) {
  return *std::ranges::find(allPages(), page, &PageFacts::page);
}

Page pageOf(TestGroup kind) {
  return testSection(kind).page;
}

Selection selectionOf(Page page) {
  Selection selection;
  if (const auto test = factsOf(page).test) {
    selection.tests = {*test};
  } else {
    selection.tests.add(TestGroup::Bandwidth);
    selection.tests.add(TestGroup::Latency);
    selection.sweep.sizes = Sweep::Levels;
  }
  return selection;
}

Page pageToShow(const Plan& plan) {
  if (plan.steps.empty()) return Page::Overview;
  const TestGroup first = plan.steps.front().group;
  const bool one = std::all_of(plan.steps.begin(), plan.steps.end(),
                               [&](const Step& step) { return step.group == first; });
  return one ? pageOf(first) : Page::Overview;
}

void paintPageIcon(QPainter& painter, Page page, const QRectF& box) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(painter.pen().color(), iconLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.translate(box.topLeft());
  painter.scale(box.width() / iconUnits, box.height() / iconUnits);
  painter.drawPath(factsOf(page).icon());
  painter.restore();
}

}  // namespace strata::gui
