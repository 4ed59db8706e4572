// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qrect.h>
#include <QtCore/qstring.h>
#include <QtGui/qpainterpath.h>

#include <functional>
#include <optional>
#include <vector>

#include "app/gui/files/file_chooser.h"
#include "app/gui/pages/page.h"
#include "core/model/settings.h"
#include "core/net/local_addresses.h"
#include "core/plan/plan.h"

class QPainter;
class QWidget;

namespace strata::gui {

class HistoryThread;
class LiveResults;
class ComparedChoice;

/// The data that pages show and the functions that they ask; all outlive the pages.
struct PageSources {
  LiveResults& results;
  LiveResults& fileResults;
  HistoryThread& history;
  ComparedChoice& compared;
  FileChooser chooseFile;
  std::function<std::vector<LocalAddress>()> localAddresses;
};

/// All that the window has to know of a page: a row of one table, so that a new page is its row beside its
/// own files.
struct PageFacts {
  Page page;
  QString (*name)();  ///< in the language that is spoken when it is called
  /// The test that the page is about; nothing for those that are about all or none.
  std::optional<TestGroup> test = {};
  const char* helpTopic = "";  ///< the place in the help that is about it; empty for the help itself
  /// "Press Run to measure the disk; it takes about 8 s."; null for pages that do not run anything.
  QString (*invitation)(const QString& duration) = nullptr;
  /// The heading of the group of pages that begins with this one; empty: a group without one. Null within.
  QString (*group)() = nullptr;
  QPainterPath (*icon)() = nullptr;  ///< lines, on a square of 16 units a side
  /// The page itself, a child of `window`. A page of results is a ResultsPage.
  QWidget* (*make)(const PageSources& sources, QWidget* window) = nullptr;
};

/// The facts of all pages, in the order of the side list, which is that of Page.
const std::vector<PageFacts>& allPages();
const PageFacts& factsOf(Page page);

/// The page on which the results of a test are.
Page pageOf(TestGroup kind);

/// The test of that page; all tests for those that are about all or none.
Selection selectionOf(Page page);

/// The page that shows a run best: that of its test, or the overview when it has several.
Page pageToShow(const Plan& plan);

/// Paints the icon of the page in lines of the painter's pen colour; `box` is square.
void paintPageIcon(QPainter& painter, Page page, const QRectF& box);

}  // namespace strata::gui
