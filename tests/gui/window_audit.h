// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qstring.h>

class QImage;
class QWidget;

namespace strata::gui {

/// Something that a person would trip over.
struct Finding {
  enum class Kind { Clipped, Overlap, Nameless, Contrast };

  Kind kind;
  QString where;    ///< class and object names, from the window down
  QString details;  ///< figures, texts

  QString text() const;
};

/// Looks at every visible widget under `root`, which is shown and laid out:
///
/// - Clipped: a text needs more room than it has (labels, buttons, list items, heads and cells of tables). A
/// text
///   that is shortened with an ellipsis on purpose (ElidedLabel) offers the whole as its tool tip.
/// - Overlap: two visible siblings share pixels.
/// - Nameless: a widget that takes the keyboard has no accessible name.
/// - Contrast: text on its ground has less than 4.5:1, as drawn. Disabled widgets may have less (WCAG
/// 2, 1.4.3).
QList<Finding> audit(QWidget& root);

/// Contrast of what is drawn in the picture: between its commonest colour and the one that differs most from
/// it.
double drawnContrast(const QImage& image);

}  // namespace strata::gui
