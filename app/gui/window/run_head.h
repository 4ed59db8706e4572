// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace strata::gui {

class ElidedLabel;

/// The head that all pages share: what this is and on which machine; beside it what will run or what runs, on
/// pages without a strip how far that is; and the button that runs or stops.
class RunHead : public QWidget {
  Q_OBJECT

 public:
  enum class State { Idle, Running, Stopping };

  explicit RunHead(QWidget* parent = nullptr);

  void setTitle(const QString& title);
  void setMachine(const QString& line);
  void setShowsMachine(bool shows);
  /// What Run would do: the tests, and with how many threads and for how long.
  void setForecast(const QString& what, const QString& details);
  /// What the run in progress measures, in the same two parts: it need not be what Run would do.
  void setMeasured(const QString& what, const QString& details);
  /// `fraction` of the whole run, 0 … 1.
  void setProgress(const QString& step, const QString& remaining, double fraction);
  void setState(State state);
  /// What a small button beside Run offers, where setHasMenu() says that the page has it. It outlives this.
  void setMenu(QMenu* menu);
  void setHasMenu(bool has);
  /// Whether the page shows no results of its own, and so no strip with the progress: the head shows it then,
  /// and its button is not the first thing to press.
  void setShowsProgress(bool shows);
  State state() const { return m_state; }

 signals:
  void runClicked();
  void stopClicked();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void applyTheme();
  void showState();
  void showProgress();

  QLabel* m_title;
  ElidedLabel* m_machine;
  ElidedLabel* m_what;
  ElidedLabel* m_details;
  QProgressBar* m_bar;
  QPushButton* m_button;
  QToolButton* m_more;  ///< with the menu
  bool m_hasMenu = false;
  State m_state = State::Idle;
  bool m_showsProgress = true;
  QString m_forecast;
  QString m_forecastDetails;
  QString m_measured;
  QString m_measuredDetails;
  QString m_step;
  double m_fraction = 0;
};

}  // namespace strata::gui
