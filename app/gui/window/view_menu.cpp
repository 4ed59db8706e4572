// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/view_menu.h"

#include <QtCore/qlocale.h>
#include <QtGui/qaction.h>
#include <QtGui/qactiongroup.h>
#include <QtGui/qkeysequence.h>
#include <QtWidgets/qmenu.h>

#include <array>

#include "app/gui/look/languages.h"
#include "app/gui/look/look.h"

namespace strata::gui {

namespace {

constexpr std::array themes{ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark,
                            ThemeChoice::HighContrast};

}  // namespace

ViewMenu::ViewMenu(QMenu& menu, Look& look, QAction* toggleReport, QObject* parent)
    : QObject(parent), m_menu(menu), m_look(look), m_report(toggleReport) {
  addUnits();
  addZoom();
  m_menu.addSeparator();
  addThemes();
  addLanguages();
  m_menu.addSeparator();
  m_menu.addAction(m_report);
  m_machine = m_menu.addAction(QString());
  m_machine->setObjectName(QStringLiteral("showMachine"));
  m_machine->setEnabled(false);
  connect(m_machine, &QAction::triggered, this, &ViewMenu::machineWanted);
  connect(&m_look, &Look::changed, this, &ViewMenu::showLook);
  retranslate();
  showLook();
}

void ViewMenu::addUnits() {
  m_units = m_menu.addMenu(QString());
  m_units->setObjectName(QStringLiteral("unitMenu"));
  m_unitGroup = new QActionGroup(this);
  for (const RateUnit unit : allRateUnits) {
    QAction* action = m_units->addAction(QString());
    action->setObjectName(QStringLiteral("unit-") + rateUnitId(unit));
    action->setCheckable(true);
    m_unitGroup->addAction(action);
    connect(action, &QAction::triggered, this, [this, unit] { emit rateUnitChosen(unit); });
  }
}

void ViewMenu::addZoom() {
  const auto add = [this](const QString& name, const QList<QKeySequence>& keys) {
    QAction* action = m_menu.addAction(QString());
    action->setObjectName(name);
    action->setShortcuts(keys);
    return action;
  };
  // Plus without Shift too: on many keyboards it shares a key with the equals sign.
  m_zoomIn = add(QStringLiteral("zoomIn"),
                 {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
  m_zoomOut = add(QStringLiteral("zoomOut"), {QKeySequence(Qt::CTRL | Qt::Key_Minus)});
  m_zoomReset = add(QStringLiteral("zoomReset"), {QKeySequence(Qt::CTRL | Qt::Key_0)});
  connect(m_zoomIn, &QAction::triggered, &m_look, &Look::zoomIn);
  connect(m_zoomOut, &QAction::triggered, &m_look, &Look::zoomOut);
  connect(m_zoomReset, &QAction::triggered, &m_look, [this] { m_look.setZoomPercent(100); });
}

void ViewMenu::addThemes() {
  m_themes = m_menu.addMenu(QString());
  m_themes->setObjectName(QStringLiteral("themeMenu"));
  m_themeGroup = new QActionGroup(this);
  constexpr std::array names{"theme-system", "theme-light", "theme-dark", "theme-high-contrast"};
  for (std::size_t i = 0; i < themes.size(); ++i) {
    QAction* action = m_themes->addAction(QString());
    action->setObjectName(QString::fromLatin1(names[i]));
    action->setCheckable(true);
    m_themeGroup->addAction(action);
    connect(action, &QAction::triggered, &m_look, [this, i] { m_look.setTheme(themes[i]); });
  }
}

void ViewMenu::addLanguages() {
  m_languages = m_menu.addMenu(QString());
  m_languages->setObjectName(QStringLiteral("languageMenu"));
  m_languageGroup = new QActionGroup(this);
  const auto add = [this](const QString& code, const QString& name) {
    QAction* action = m_languages->addAction(name);
    action->setObjectName(QStringLiteral("language-") + (code.isEmpty() ? QStringLiteral("system") : code));
    action->setData(code);
    action->setCheckable(true);
    m_languageGroup->addAction(action);
    connect(action, &QAction::triggered, &m_look, [this, code] { m_look.setLanguage(code); });
  };
  add(QString(), QString());
  m_languages->addSeparator();
  for (const Language& language : languages()) add(language.code, language.name);
}

void ViewMenu::setMachineKnown(bool known) {
  m_machine->setEnabled(known);
}

void ViewMenu::setRateUnit(RateUnit unit) {
  for (std::size_t i = 0; i < allRateUnits.size(); ++i)
    m_unitGroup->actions()[static_cast<qsizetype>(i)]->setChecked(allRateUnits[i] == unit);
}

void ViewMenu::showLook() {
  for (std::size_t i = 0; i < themes.size(); ++i)
    m_themeGroup->actions()[static_cast<qsizetype>(i)]->setChecked(themes[i] == m_look.theme());
  const QList<QAction*> languageActions = m_languageGroup->actions();
  for (QAction* action : languageActions) action->setChecked(action->data().toString() == m_look.language());
  m_zoomIn->setEnabled(m_look.zoomPercent() < Look::mostZoom);
  m_zoomOut->setEnabled(m_look.zoomPercent() > Look::leastZoom);
  m_zoomReset->setText(tr("&Actual size (now %1 %)").arg(QLocale().toString(m_look.zoomPercent())));
}

void ViewMenu::retranslate() {
  m_units->setTitle(tr("&Unit of rates"));
  for (std::size_t i = 0; i < allRateUnits.size(); ++i)
    m_unitGroup->actions()[static_cast<qsizetype>(i)]->setText(rateUnitName(allRateUnits[i]));
  m_zoomIn->setText(tr("Zoom &in"));
  m_zoomOut->setText(tr("Zoom &out"));
  m_themes->setTitle(tr("&Theme"));
  m_themeGroup->actions()[0]->setText(tr("As the &system"));
  m_themeGroup->actions()[1]->setText(tr("&Light"));
  m_themeGroup->actions()[2]->setText(tr("&Dark"));
  m_themeGroup->actions()[3]->setText(tr("&High contrast"));
  m_languages->setTitle(tr("&Language"));
  m_languageGroup->actions()[0]->setText(tr("As the &system"));
  m_report->setText(tr("&Report pane"));
  m_machine->setText(tr("&Machine…"));
  showLook();
}

}  // namespace strata::gui

#include "moc_view_menu.cpp"
