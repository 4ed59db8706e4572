// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>

#include "app/gui/text/rate_unit.h"

class QAction;
class QActionGroup;
class QMenu;

namespace strata::gui {

class Look;

/// Zoom, theme, language and unit in the View menu. What is chosen there takes effect at once.
class ViewMenu : public QObject {
  Q_OBJECT

 public:
  /// `menu` and `look` outlive it.
  ViewMenu(QMenu& menu, Look& look, QAction* toggleReport, QObject* parent);

  void retranslate();
  void setRateUnit(RateUnit unit);
  /// Whether the picture of the machine can be shown.
  void setMachineKnown(bool known);
  /// The units, for a second place to choose one.
  QMenu* unitMenu() const { return m_units; }

 signals:
  void rateUnitChosen(strata::RateUnit unit);
  void machineWanted();

 private:
  void addZoom();
  void addThemes();
  void addLanguages();
  void addUnits();
  void showLook();

  QMenu& m_menu;
  Look& m_look;
  QAction* m_zoomIn = nullptr;
  QAction* m_zoomOut = nullptr;
  QAction* m_zoomReset = nullptr;
  QMenu* m_units = nullptr;
  QActionGroup* m_unitGroup = nullptr;
  QMenu* m_themes = nullptr;
  QActionGroup* m_themeGroup = nullptr;
  QMenu* m_languages = nullptr;
  QActionGroup* m_languageGroup = nullptr;
  QAction* m_report = nullptr;
  QAction* m_machine = nullptr;
};

}  // namespace strata::gui
