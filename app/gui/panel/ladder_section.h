// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <vector>

#include "app/gui/panel/ladder.h"
#include "app/gui/text/rate_unit.h"

class QLabel;
class QHBoxLayout;

namespace strata::gui {

class ElidedLabel;
class LadderView;
class PublishedChoice;

/// The ladder; below it whose published figures stand beside those of this machine, and where they are from.
class LadderSection : public QWidget {
  Q_OBJECT

 public:
  explicit LadderSection(QWidget* parent = nullptr);

  /// `choice` outlives this. Without any there is the ladder alone.
  void offerPublished(PublishedChoice& choice);
  void setRungs(std::vector<Rung> own, RateUnit unit);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void showRungs();

  LadderView* m_ladder;
  QHBoxLayout* m_choiceRow;
  QLabel* m_choiceLabel;
  ElidedLabel* m_source;
  PublishedChoice* m_published = nullptr;
  std::vector<Rung> m_own;
  RateUnit m_unit = RateUnit::MegabytesPerSecond;
};

}  // namespace strata::gui
