// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panel/result_card.h"
#include "app/gui/widgets/fitted_dialog.h"

class QLabel;
class QPushButton;

namespace strata::gui {

class CardPicture;

/// "Result card…": the card as it leaves the window, with buttons to save and to copy it. It stays open after
/// either, and says what came of it.
class CardDialog : public FittedDialog {
  Q_OBJECT

 public:
  CardDialog(const ResultCard& card, QWidget* parent);

  /// A sentence in the place of the one below the picture.
  void showOutcome(const QString& sentence);

 signals:
  void saveWanted();
  void copyWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  CardPicture* m_picture;
  QLabel* m_outcome;
  bool m_hasOutcome = false;
  QPushButton* m_save;
  QPushButton* m_copy;
  QPushButton* m_close;
};

}  // namespace strata::gui
