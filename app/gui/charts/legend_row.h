// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qpoint.h>
#include <QtCore/qstring.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qwidget.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/chart/chart.h"

namespace strata::gui {

/// A sample of how something is drawn, with its name. Checked: it is shown. Pressing it only asks: whoever
/// holds the legend decides.
class LegendButton : public QAbstractButton {
  Q_OBJECT

 public:
  explicit LegendButton(QWidget* parent);

  void setEntry(const LegendEntry& entry, bool shown);
  const std::string& key() const { return m_entry.key; }
  QSize sizeHint() const override;

 protected:
  void nextCheckState() override {}
  void paintEvent(QPaintEvent* event) override;

 private:
  qreal sampleRoom() const;

  LegendEntry m_entry;
};

/// Legend that breaks its lines as text does. Width, pattern and so on are each named once, since a chart
/// with a line for each of eight combinations would need more legend than chart.
class LegendRow : public QWidget {
  Q_OBJECT

 public:
  /// `before` comes before the legend in the order of Tab; it outlives the legend.
  LegendRow(QWidget* before, QWidget* parent);

  void setEntries(const std::vector<LegendEntry>& entries, const std::set<std::string>& hidden);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 signals:
  /// Somebody wants the entry hidden if it is shown, and shown if it is hidden.
  void pressed(const std::string& key);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// Places of the buttons within that width, as if from left to right, and the height of all.
  std::pair<QList<QRect>, int> arrange(int width) const;
  void place();

  QWidget* m_before;
  std::vector<LegendEntry> m_entries;
  std::set<std::string> m_hidden;
  std::vector<LegendButton*> m_buttons;
};

}  // namespace strata::gui
