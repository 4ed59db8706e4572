// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstringlist.h>
#include <QtWidgets/qwidget.h>

class QAbstractButton;
class QComboBox;
class QLabel;
class QToolButton;

namespace strata::gui {

/// The head of a chart: its title, and at the other end which of several charts it is, "Show all" while
/// zoomed, and the switch between chart and table. Where both do not fit side by side, the switch stands
/// below the title.
class ChartHead : public QWidget {
  Q_OBJECT

 public:
  /// Object names of the parts begin with `name`.
  ChartHead(const QString& name, QWidget* parent);

  void setTitle(const QString& title);
  /// Offers these to choose from; fewer than two are no choice.
  void setVariants(const QStringList& names, int current);
  void setZoomed(bool zoomed);
  bool showsTable() const;
  /// As its switch does.
  void setShowsTable(bool table);
  /// The last in the order of Tab.
  QWidget* lastControl() const;
  void retranslate();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 signals:
  /// A person chose another of the variants.
  void variantChosen(int variant);
  void showAllPressed();
  void tableChosen(bool table);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  bool fitsBeside(int width) const;
  int titleWidth() const;
  void styleTitle();
  void place();

  QLabel* m_title;
  QWidget* m_tools;
  QComboBox* m_variants;
  QToolButton* m_showAll;
  QToolButton* m_asChart;
  QToolButton* m_asTable;
};

}  // namespace strata::gui
