// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qobject.h>
#include <QtCore/qstring.h>
#include <QtGui/qfont.h>

#include <memory>
#include <vector>

class QTranslator;

namespace strata::gui {

enum class ThemeChoice { System, Light, Dark, HighContrast };

/// How the whole program looks and speaks: theme, zoom and language of the QApplication. One at a time; made
/// after the application, whose font and style at that moment count as 100 % and as the system's.
class Look : public QObject {
  Q_OBJECT

 public:
  explicit Look(QObject* parent = nullptr);
  /// The application is as it was before.
  ~Look() override;

  static constexpr int leastZoom = 75;
  static constexpr int mostZoom = 300;

  ThemeChoice theme() const { return m_theme; }
  int zoomPercent() const { return m_zoomPercent; }
  /// The language that was chosen; empty: that of the system.
  QString language() const { return m_language; }
  /// The language that the program speaks.
  QString spokenLanguage() const;

  void setTheme(ThemeChoice theme);
  /// Brought into leastZoom … mostZoom.
  void setZoomPercent(int percent);
  void zoomIn();
  void zoomOut();
  void setLanguage(const QString& code);

 signals:
  void changed();

 private:
  void useFont();
  void useTranslators(const QString& code);

  const QFont m_systemFont;
  const QString m_systemStyle;
  ThemeChoice m_theme = ThemeChoice::System;
  int m_zoomPercent = 100;
  QString m_language;
  std::vector<std::unique_ptr<QTranslator>> m_translators;
};

}  // namespace strata::gui
