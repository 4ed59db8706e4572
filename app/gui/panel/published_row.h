// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

class QHBoxLayout;
class QLabel;

namespace strata::gui {

class ElidedLabel;
class PublishedChoice;

/// Whose published figures are ticks on the ladder, and where they are from. Hidden where none are offered.
class PublishedRow : public QWidget {
  Q_OBJECT

 public:
  explicit PublishedRow(QWidget* parent = nullptr);

  /// `choice` outlives this.
  void offerPublished(PublishedChoice& choice);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QHBoxLayout* m_row;
  QLabel* m_label;
  ElidedLabel* m_source;
  PublishedChoice* m_published = nullptr;
};

}  // namespace strata::gui
