// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qbytearray.h>
#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include <optional>

#include "app/gui/look/look.h"
#include "app/gui/text/rate_unit.h"
#include "core/model/settings.h"

namespace strata::gui {

/// What the window remembers of itself from one start to the next; what is measured is in Settings.
struct WindowState {
  QByteArray geometry;  ///< as QWidget::saveGeometry() gives it
  QByteArray docks;     ///< as QMainWindow::saveState() gives it
  ThemeChoice theme = ThemeChoice::System;
  int zoomPercent = 100;
  QString language;  ///< empty: the system's
  RateUnit rateUnit = RateUnit::GigabytesPerSecond;
  /// ComparedFigures::name of what stands beside the results of this machine; empty: nothing does.
  QString compared;

  /// Whether a run of the whole machine has the disk in it; absent: nobody has been asked yet.
  std::optional<bool> wholeWithDisk = {};

  WholeMachinePace wholePace = WholeMachinePace::Default;

  bool setupShowsMore = false;      ///< Setup opens with all its fields
  QStringList recentFiles = {};     ///< absolute paths, the latest first
  QStringList expandedSeries = {};  ///< ids, of the history
  int compareChartShare = 0;        ///< see ComparePage::chartShare

  friend bool operator==(const WindowState&, const WindowState&) = default;
};

/// Reads the state from an INI file; what is missing or makes no sense is as in a new WindowState. An empty
/// path: nothing is kept.
WindowState loadWindowState(const QString& path);
/// Best effort: a window state that cannot be kept is no reason to trouble anybody.
void saveWindowState(const QString& path, const WindowState& state);

}  // namespace strata::gui
