// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtGui/qfontmetrics.h>
#include <QtWidgets/qframe.h>

namespace strata::gui {

/// Whether a line of that text is painted whole in so many pixels. Its advance in whole pixels may be that
/// width while it is a fraction wider, and loses its end.
bool fitsIn(int width, const QString& text, const QFontMetrics& metrics);

/// Facts, joined by factSeparator(), without the last ones that do not fit in so many pixels; where the first
/// alone is too long, it ends in "…" behind a whole word, unless that would leave less than half.
QString withoutLastFacts(const QString& facts, const QFontMetrics& metrics, int width);

/// A line of text. What does not fit is left out fact by fact, as withoutLastFacts() does. It asks for the
/// width of its text but is content with less. Its tooltip is what there is to know besides, or all of the
/// text where that does not fit.
class ElidedLabel : public QFrame {
  Q_OBJECT
  Q_PROPERTY(QString text READ text WRITE setText)

 public:
  explicit ElidedLabel(QWidget* parent = nullptr);

  QString text() const { return m_text; }
  void setText(const QString& text) { setText(text, {}); }
  void setText(const QString& text, const QString& details);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void updateToolTip();

  QString m_text;
  QString m_details;
};

}  // namespace strata::gui
