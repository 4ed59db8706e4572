// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/look/look.h"

#include <QtCore/qlibraryinfo.h>
#include <QtCore/qlocale.h>
#include <QtCore/qtranslator.h>
#include <QtGui/qpalette.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>
#include <array>

#include "app/gui/look/languages.h"
#include "app/gui/look/palettes.h"
#include "app/gui/look/plain_style.h"
#include "app/gui/look/pseudo_translator.h"

namespace strata::gui {

namespace {

constexpr std::array zoomSteps{75, 90, 100, 110, 125, 150, 175, 200, 250, 300};

void useStyle(const QString& name) {
  if (name == PlainStyle::baseName())
    QApplication::setStyle(new PlainStyle);  // the application's
  else
    QApplication::setStyle(name);
}

}  // namespace

Look::Look(QObject* parent)
    : QObject(parent), m_systemFont(QApplication::font()), m_systemStyle(QApplication::style()->name()) {
  if (m_systemStyle == PlainStyle::baseName()) useStyle(m_systemStyle);
  useFont();
  useTranslators(spokenLanguage());
}

Look::~Look() {
  for (const auto& translator : m_translators) QApplication::removeTranslator(translator.get());
  QApplication::setFont(m_systemFont);
  if (m_theme != ThemeChoice::System) QApplication::setPalette(QPalette());
  QApplication::setStyle(m_systemStyle);
  QLocale::setDefault(QLocale::system());
  QApplication::setLayoutDirection(Qt::LayoutDirectionAuto);
}

QString Look::spokenLanguage() const {
  if (qEnvironmentVariableIsSet("STRATA_PSEUDO_LANGUAGE")) return pseudoLanguage();
  return languageFor(m_language, QLocale::system().uiLanguages());
}

void Look::setTheme(ThemeChoice theme) {
  if (theme == m_theme) return;
  // Native styles paint parts in the system's colours whatever the palette says, so a theme of our own needs
  // the plain style.
  if (m_systemStyle != PlainStyle::baseName() &&
      (theme == ThemeChoice::System) != (m_theme == ThemeChoice::System))
    useStyle(theme == ThemeChoice::System ? m_systemStyle : PlainStyle::baseName());
  m_theme = theme;
  switch (theme) {
    case ThemeChoice::System:
      QApplication::setPalette(QPalette());
      break;
    case ThemeChoice::Light:
      QApplication::setPalette(lightPalette());
      break;
    case ThemeChoice::Dark:
      QApplication::setPalette(darkPalette());
      break;
    case ThemeChoice::HighContrast:
      QApplication::setPalette(highContrastPalette());
      break;
  }
  emit changed();
}

void Look::setZoomPercent(int percent) {
  percent = std::clamp(percent, leastZoom, mostZoom);
  if (percent == m_zoomPercent) return;
  m_zoomPercent = percent;
  useFont();
  emit changed();
}

void Look::zoomIn() {
  const auto next = std::upper_bound(zoomSteps.begin(), zoomSteps.end(), m_zoomPercent);
  if (next != zoomSteps.end()) setZoomPercent(*next);
}

void Look::zoomOut() {
  const auto here = std::lower_bound(zoomSteps.begin(), zoomSteps.end(), m_zoomPercent);
  if (here != zoomSteps.begin()) setZoomPercent(*std::prev(here));
}

void Look::setLanguage(const QString& code) {
  if (code == m_language) return;
  const QString before = spokenLanguage();
  m_language = code;
  if (spokenLanguage() != before) {
    useFont();
    useTranslators(spokenLanguage());
  }
  emit changed();
}

void Look::useFont() {
  QFont font = m_systemFont;
  if (font.pointSizeF() > 0)
    font.setPointSizeF(font.pointSizeF() * m_zoomPercent / 100);
  else
    font.setPixelSize(std::max(1, font.pixelSize() * m_zoomPercent / 100));
  if (const QStringList letters = familiesFor(spokenLanguage()); !letters.isEmpty())
    font.setFamilies(font.families() + letters);
  if (font != QApplication::font()) QApplication::setFont(font);
}

// Number formats change before the translators, since each translator announces itself to all widgets, which
// then write their texts and figures anew.
void Look::useTranslators(const QString& code) {
  const QLocale locale = localeOf(code);
  QLocale::setDefault(locale);
  QApplication::setLayoutDirection(locale.textDirection());

  std::vector<std::unique_ptr<QTranslator>> translators;
  if (code == pseudoLanguage()) {
    translators.push_back(std::make_unique<PseudoTranslator>());
  } else {
    // The words of Qt's own dialogs: the system's, which fit its Qt best, else those that were built in.
    const QString name = QStringLiteral("qtbase_") + code;
    auto qt = std::make_unique<QTranslator>();
    if (qt->load(name, QLibraryInfo::path(QLibraryInfo::TranslationsPath)) ||
        qt->load(name, QStringLiteral(":/translations")))
      translators.push_back(std::move(qt));
    auto own = std::make_unique<QTranslator>();
    if (own->load(QStringLiteral(":/translations/strata_") + code)) translators.push_back(std::move(own));
  }
  for (const auto& translator : m_translators) QApplication::removeTranslator(translator.get());
  m_translators = std::move(translators);
  for (const auto& translator : m_translators) QApplication::installTranslator(translator.get());
}

}  // namespace strata::gui

#include "moc_look.cpp"
