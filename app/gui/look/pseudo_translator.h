// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qtranslator.h>

namespace strata::gui {

/// English with accents, and 40 % longer: shows which texts are not translated and which have no room.
class PseudoTranslator : public QTranslator {
  Q_OBJECT

 public:
  using QTranslator::QTranslator;

  QString translate(const char* context, const char* source, const char* disambiguation,
                    int n) const override;
  bool isEmpty() const override { return false; }

  /// Placeholders (%1, %Ln, {1}), mnemonics and HTML tags stay as they are.
  static QString pseudo(const QString& text);
};

}  // namespace strata::gui
