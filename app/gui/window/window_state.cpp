// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/window_state.h"

#include <QtCore/qdir.h>
#include <QtCore/qfile.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qsettings.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/files/write_file.h"
#include "core/model/sweep_name.h"

namespace strata::gui {

namespace {

const std::array<std::pair<ThemeChoice, QString>, 4>& themeIds() {
  static const std::array<std::pair<ThemeChoice, QString>, 4> ids{
      {{ThemeChoice::System, QStringLiteral("system")},
       {ThemeChoice::Light, QStringLiteral("light")},
       {ThemeChoice::Dark, QStringLiteral("dark")},
       {ThemeChoice::HighContrast, QStringLiteral("high-contrast")}}};
  return ids;
}

constexpr QLatin1StringView geometryKey("window/geometry");
constexpr QLatin1StringView docksKey("window/docks");
constexpr QLatin1StringView themeKey("look/theme");
constexpr QLatin1StringView zoomKey("look/zoom_percent");
constexpr QLatin1StringView languageKey("look/language");
constexpr QLatin1StringView unitKey("look/rate_unit");
constexpr QLatin1StringView comparedKey("look/published");
constexpr QLatin1StringView setupMoreKey("setup/shows_more");
constexpr QLatin1StringView recentFilesKey("files/recent");
constexpr QLatin1StringView expandedSeriesKey("history/expanded_series");
constexpr QLatin1StringView chartShareKey("compare/chart_percent");
constexpr QLatin1StringView wholeDiskKey("run/whole_machine_disk");
constexpr QLatin1StringView wholePaceKey("run/whole_machine_time");
/// An empty value would be read as none at all.
constexpr QLatin1StringView nothingCompared("none");

void writeState(const QString& path, const WindowState& state) {
  QSettings file(path, QSettings::IniFormat);
  file.setValue(geometryKey, state.geometry);
  file.setValue(docksKey, state.docks);
  for (const auto& [theme, id] : themeIds())
    if (theme == state.theme) file.setValue(themeKey, id);
  file.setValue(zoomKey, state.zoomPercent);
  file.setValue(languageKey, state.language);
  file.setValue(unitKey, rateUnitId(state.rateUnit));
  file.setValue(comparedKey, state.compared.isEmpty() ? QString(nothingCompared) : state.compared);
  file.setValue(wholePaceKey, QString::fromUtf8(paceName(state.wholePace)));
  file.setValue(setupMoreKey, state.setupShowsMore);
  file.setValue(recentFilesKey, state.recentFiles);
  file.setValue(expandedSeriesKey, state.expandedSeries);
  file.setValue(chartShareKey, state.compareChartShare);
  if (state.wholeWithDisk) file.setValue(wholeDiskKey, *state.wholeWithDisk);
}

}  // namespace

WindowState loadWindowState(const QString& path) {
  WindowState state;
  if (path.isEmpty()) return state;
  const QSettings file(path, QSettings::IniFormat);
  state.geometry = file.value(geometryKey).toByteArray();
  state.docks = file.value(docksKey).toByteArray();
  for (const auto& [theme, id] : themeIds())
    if (file.value(themeKey).toString() == id) state.theme = theme;
  bool isNumber = false;
  const int zoom = file.value(zoomKey).toInt(&isNumber);
  if (isNumber) state.zoomPercent = std::clamp(zoom, Look::leastZoom, Look::mostZoom);
  state.language = file.value(languageKey).toString();
  state.rateUnit = rateUnitOfId(file.value(unitKey).toString()).value_or(state.rateUnit);
  state.compared = file.value(comparedKey, state.compared).toString();
  if (state.compared == nothingCompared) state.compared.clear();
  if (file.contains(wholeDiskKey)) state.wholeWithDisk = file.value(wholeDiskKey).toBool();
  state.wholePace = paceNamed(file.value(wholePaceKey).toString().toStdString()).value_or(state.wholePace);
  state.setupShowsMore = file.value(setupMoreKey, state.setupShowsMore).toBool();
  state.recentFiles = file.value(recentFilesKey).toStringList();
  state.expandedSeries = file.value(expandedSeriesKey).toStringList();
  state.compareChartShare = std::clamp(file.value(chartShareKey).toInt(), 0, 99);
  return state;
}

void saveWindowState(const QString& path, const WindowState& state) {
  if (path.isEmpty()) return;
  QDir().mkpath(QFileInfo(path).absolutePath());
  // QSettings waits for the lock of its file without end, also for one that could not be removed. So it
  // writes a file of another name each time; if this program is killed, that goes with all that is
  // unfinished.
  const QString draft = QFileInfo(path).absoluteDir().filePath(QString::fromStdString(unfinishedName()));
  QFile::copy(path, draft);  // keys of a newer version stay
  writeState(draft, state);
  std::error_code error;
  std::filesystem::rename(QFileInfo(draft).filesystemFilePath(), QFileInfo(path).filesystemFilePath(), error);
  if (error) QFile::remove(draft);
  QFile::remove(draft + QStringLiteral(".lock"));
}

}  // namespace strata::gui
