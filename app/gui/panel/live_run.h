// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qelapsedtimer.h>
#include <QtCore/qtimer.h>
#include <QtWidgets/qwidget.h>

#include <optional>
#include <vector>

#include "app/gui/panel/run_parts.h"

class QPainter;
class QProgressBar;

namespace strata::gui {

/// Seconds of a run, each with the share of CPU time that others took, for the latest minute.
class QuietSeconds {
 public:
  static constexpr std::size_t count = 60;

  void clear() { m_seconds.clear(); }
  /// The worst of a second counts. `second` is counted from the start of the run.
  void take(std::size_t second, double percent);
  /// The latest last; nothing of seconds that say nothing.
  std::vector<std::optional<double>> until(std::size_t second) const;

 private:
  std::vector<std::optional<double>> m_seconds;  ///< of the whole run: 16 bytes a second
};

/// A run in progress: its parts with ticks, the time left, the figure that closes in, and what others
/// take from the measured CPUs. Drawn four times a second at most, always in the same places: what it shows
/// is painted, since labels would be laid out anew, on a machine that is being measured.
class LiveRun : public QWidget {
  Q_OBJECT
  Q_PROPERTY(QString text READ text)

 public:
  /// What goes on at a moment.
  struct Now {
    std::optional<std::size_t> step;
    QString stepName;   ///< as reports call it
    QString remaining;  ///< "17 s left"
    double fraction = 0;
    QString place;  ///< "Run 2 of 4"; empty where it is the only one
  };

  explicit LiveRun(QWidget* parent = nullptr);

  /// Another run begins, with nothing known of it yet.
  void begin();
  void setParts(std::vector<RunPart> parts);
  void showNow(const Now& now);
  /// "L3 read", "118 GB/s ± 0.9 %"; stands until the next.
  void showFigure(const QString& name, const QString& figure);
  void showDisturbance(const Disturbance& disturbance);
  /// Stands until the next step has ended; empty: nothing disturbed.
  void showBusiest(const QString& sentence);

  /// The step and the time left.
  QString text() const;
  /// What is said of the measured CPUs.
  QString disturbance() const;

  /// How many lines of text it has with that room: fewer where cell and disturbance stand side by side.
  static int linesFor(int width, const QFontMetrics& metrics);
  static int heightFor(int width, const QFontMetrics& metrics);
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void changeSoon();
  void showChange();
  void tellState();
  void placeBar();
  /// A piece of a line, from the side where reading begins.
  QRect at(const QRect& line, int left, int width) const;
  /// Paints facts in the painter's font, as many as the piece has room for; see withoutLastFacts().
  void paintText(QPainter& painter, const QRect& line, int left, int width, const QString& text) const;
  void paintParts(QPainter& painter, const QRect& line) const;
  void paintFigure(QPainter& painter, const QRect& line) const;
  void paintDisturbance(QPainter& painter, const QRect& line) const;
  void paintMeter(QPainter& painter, const QRect& room) const;
  bool isQuiet() const;
  bool isTold() const;

  std::vector<RunPart> m_parts;
  Now m_now;
  QString m_figureName;
  QString m_figure;
  std::optional<Disturbance> m_disturbance;
  QString m_busiest;
  QuietSeconds m_seconds;
  QElapsedTimer m_since;
  qint64 m_toldAtMs = 0;  ///< of m_disturbance
  QProgressBar* m_bar;
  QTimer m_change;
};

}  // namespace strata::gui
