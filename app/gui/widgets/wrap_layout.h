// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qlayout.h>

#include <memory>
#include <vector>

namespace strata::gui {

/// Widgets in a line, in reading order, that go on in the next line where the width is used up: a row of
/// fields stays whole at any zoom. An item that expands takes what its line leaves.
class WrapLayout : public QLayout {
  Q_OBJECT

 public:
  explicit WrapLayout(QWidget* parent = nullptr);
  ~WrapLayout() override;

  /// Whether the last item stands at the end of its line, apart from the others.
  void setLastAtEnd(bool atEnd) { m_lastAtEnd = atEnd; }

  void addItem(QLayoutItem* item) override;
  int count() const override;
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSize() const override;
  void setGeometry(const QRect& rect) override;

 private:
  struct Line {
    std::vector<QLayoutItem*> items;
    int width = 0;
    int height = 0;
  };

  int gap() const;
  int lineGap() const;
  /// What the item takes of a line of that width.
  static QSize sizeOf(const QLayoutItem& item, int width);
  std::vector<Line> linesFor(int width) const;
  void place(const Line& line, const QRect& area, bool isLast) const;

  std::vector<std::unique_ptr<QLayoutItem>> m_items;
  bool m_lastAtEnd = false;
};

}  // namespace strata::gui
