// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qlistwidget.h>

namespace strata::gui {

/// The side list of pages. A page is known by the number it was added with.
class PageList : public QListWidget {
  Q_OBJECT

 public:
  explicit PageList(QWidget* parent = nullptr);

  /// Adds it at the end, without a name. The first nine are chosen with Ctrl and their number.
  void addPage(int page);
  void setPageName(int page, const QString& name);
  /// A group begins with that page, under a heading; empty: under a gap alone.
  void setGroup(int page, const QString& heading);
  void setPage(int page);
  int page() const;

  QSize sizeHint() const override;

 signals:
  void pageChosen(int page);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void applyTheme();
  void fitItems();

  bool m_restyling = false;
};

}  // namespace strata::gui
