// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qlayout.h>

#include <memory>
#include <vector>

namespace strata::gui {

class SetupRow;

/// Labels in one column and rows in the other; each label above its row where the width is not enough for
/// both; rows that are hidden take no place. Unlike QFormLayout it follows rows that need more lines when
/// they become narrower, and puts a label beside the first line of its row.
class FormLayout : public QLayout {
  Q_OBJECT

 public:
  explicit FormLayout(QWidget* parent);
  ~FormLayout() override;

  void addRow(SetupRow* row);

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
  /// The items are label and row in turn.
  QLayoutItem& label(std::size_t row) const { return *m_items[2 * row]; }
  QLayoutItem& body(std::size_t row) const { return *m_items[2 * row + 1]; }
  std::size_t rows() const { return m_items.size() / 2; }
  bool isShown(std::size_t row) const;

  int columnGap() const;
  int rowGap() const;
  int labelWidth() const;
  bool isStacked(int width) const;
  /// Height of all rows; puts them there when told to.
  int arrange(const QRect& area, bool apply) const;

  std::vector<std::unique_ptr<QLayoutItem>> m_items;
  std::vector<SetupRow*> m_rows;
};

}  // namespace strata::gui
