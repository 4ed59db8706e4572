// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/svg_picture.h"

#include <QtCore/qbuffer.h>
#include <QtCore/qregularexpression.h>
#include <QtGui/qfontinfo.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qpainter.h>
#include <QtSvg/qsvggenerator.h>

namespace strata::gui {

namespace {

/// At this resolution, a pixel is what browsers take for one.
constexpr int dotsPerInch = 96;
constexpr const char* titleMark = "strata-picture-title";
constexpr const char* descriptionMark = "strata-picture-description";

}  // namespace

QFont pictureFont(int pixels, bool bold) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(pixels);
  font.setBold(bold);
  return font;
}

QByteArray svgPicture(QSize size, const QString& title, const QString& description,
                      const std::function<void(QPainter&)>& paint) {
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(0, 0), size));
  generator.setResolution(dotsPerInch);
  generator.setTitle(QString::fromLatin1(titleMark));
  generator.setDescription(QString::fromLatin1(descriptionMark));
  QPainter painter(&generator);
  paint(painter);
  painter.end();
  // Millimetres, as Qt writes them, are a pixel too many in some renderers.
  static const QRegularExpression millimetres(
      QStringLiteral("<svg width=\"[0-9.]+mm\" height=\"[0-9.]+mm\""));
  QString text = QString::fromUtf8(content);
  text.replace(millimetres,
               QStringLiteral("<svg width=\"%1\" height=\"%2\"").arg(size.width()).arg(size.height()));
  // Versions of Qt differ in whether these are escaped.
  text.replace(QLatin1String(titleMark), title.toHtmlEscaped());
  text.replace(QLatin1String(descriptionMark), description.toHtmlEscaped());
  // Where the family is missing, browsers take one with serifs unless they are told better.
  const QFont font = pictureFont(10);
  text.replace(
      QStringLiteral("font-family=\"%1\"").arg(font.family()),
      QStringLiteral("font-family=\"%1, sans-serif\"").arg(QFontInfo(font).family().toHtmlEscaped()));
  return text.toUtf8();
}

}  // namespace strata::gui
