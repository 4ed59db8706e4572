// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/run_head.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qevent.h>
#include <QtGui/qkeysequence.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qgridlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qprogressbar.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>
#include <cmath>

#include "app/gui/look/theme.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

constexpr int barSteps = 1000;
constexpr int headTop = 10;
constexpr int headBottomMargin = 8;

}  // namespace

RunHead::RunHead(QWidget* parent)
    : QWidget(parent),
      m_title(plainLabel(this)),
      m_machine(new ElidedLabel(this)),
      m_what(new ElidedLabel(this)),
      m_details(new ElidedLabel(this)),
      m_bar(new QProgressBar(this)),
      m_button(new QPushButton(this)),
      m_more(new QToolButton(this)) {
  setObjectName(QStringLiteral("head"));
  m_title->setObjectName(QStringLiteral("title"));
  m_machine->setObjectName(QStringLiteral("machine"));
  m_what->setObjectName(QStringLiteral("what"));
  m_details->setObjectName(QStringLiteral("details"));
  m_bar->setObjectName(QStringLiteral("headProgress"));
  m_bar->setRange(0, barSteps);
  m_bar->setTextVisible(false);
  m_button->setObjectName(QStringLiteral("runButton"));
  m_button->installEventFilter(this);
  setFocusProxy(m_button);
  m_more->setObjectName(QStringLiteral("runMore"));
  m_more->setPopupMode(QToolButton::InstantPopup);
  m_more->setFocusPolicy(Qt::StrongFocus);
  m_more->setText(QStringLiteral("\u25BE"));

  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(pageSide, headTop, pageSide, headBottomMargin);
  grid->setHorizontalSpacing(20);
  grid->setVerticalSpacing(4);
  grid->addWidget(m_title, 0, 0);
  grid->addWidget(m_machine, 1, 0);
  grid->addWidget(m_what, 0, 1, Qt::AlignBottom);
  grid->addWidget(m_details, 1, 1);
  grid->addWidget(m_bar, 1, 1, Qt::AlignVCenter);
  auto* const buttons = new QHBoxLayout;
  buttons->setSpacing(2);
  buttons->addWidget(m_button);
  buttons->addWidget(m_more);
  grid->addLayout(buttons, 0, 2, 2, 1, Qt::AlignVCenter);
  // Shares of the width, whatever the texts: the bar stands still while the name of the step changes.
  grid->setColumnStretch(0, 3);
  grid->setColumnStretch(1, 2);

  connect(m_button, &QPushButton::clicked, this, [this] {
    // The state may change while a signal is handled: one click means one thing.
    const State clickedIn = m_state;
    if (clickedIn == State::Idle) emit runClicked();
    if (clickedIn == State::Running) emit stopClicked();
  });
  showState();
}

void RunHead::setTitle(const QString& title) {
  m_title->setText(title);
}

void RunHead::setMachine(const QString& line) {
  m_machine->setText(line);
}

void RunHead::setShowsMachine(bool shows) {
  m_machine->setVisible(shows);
}

void RunHead::setForecast(const QString& what, const QString& details) {
  m_forecast = what;
  m_forecastDetails = details;
  showState();
}

void RunHead::setMeasured(const QString& what, const QString& details) {
  m_measured = what;
  m_measuredDetails = details;
  if (m_state == State::Running) showState();
}

void RunHead::setProgress(const QString& step, const QString& remaining, double fraction) {
  m_step = remaining.isEmpty() ? step : tr("%1 · %2", "step, remaining time").arg(step, remaining);
  m_fraction = fraction;
  if (m_state == State::Running && m_showsProgress) showProgress();
}

void RunHead::showProgress() {
  m_bar->setValue(static_cast<int>(std::lround(std::clamp(m_fraction, 0.0, 1.0) * barSteps)));
  m_bar->setAccessibleDescription(m_step);
  m_what->setText(m_step);
}

void RunHead::setShowsProgress(bool shows) {
  if (m_showsProgress == shows) return;
  m_showsProgress = shows;
  showState();
}

void RunHead::setMenu(QMenu* menu) {
  m_more->setMenu(menu);
}

void RunHead::setHasMenu(bool has) {
  m_hasMenu = has;
  showState();
}

void RunHead::setState(State state) {
  if (m_state == state) return;
  m_state = state;
  showState();
}

void RunHead::showState() {
  const bool told = m_state != State::Idle && m_showsProgress;
  m_bar->setAccessibleName(tr("Progress of the run"));
  m_bar->setVisible(told);
  m_more->setVisible(m_hasMenu && m_state == State::Idle);
  m_more->setAccessibleName(tr("What to run"));
  m_more->setToolTip(tr("How long the whole machine takes, or one part of it"));
  m_details->setVisible(!told);
  m_what->setText(m_state == State::Idle ? m_forecast : m_measured);
  m_details->setText(m_state == State::Idle ? m_forecastDetails : m_measuredDetails);
  switch (m_state) {
    case State::Idle:
      m_button->setText(tr("Run"));
      m_button->setAccessibleName(tr("Run"));
      m_button->setToolTip(tr("Runs what is named beside this button (%1)")
                               .arg(QKeySequence(Qt::CTRL | Qt::Key_R).toString(QKeySequence::NativeText)));
      break;
    case State::Running:
      if (m_showsProgress) showProgress();
      m_button->setText(tr("Stop"));
      m_button->setAccessibleName(tr("Stop"));
      m_button->setToolTip(tr("Ends the run and keeps what it has measured (%1)")
                               .arg(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText)));
      break;
    case State::Stopping:
      m_what->setText(tr("Stopping…"));
      break;
  }
  applyTheme();
}

// Outside of a dialog a button knows the space bar alone. A key that is held down presses once.
bool RunHead::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_button && event->type() == QEvent::KeyPress) {
    const auto* pressed = static_cast<QKeyEvent*>(event);
    const bool isEnter = pressed->key() == Qt::Key_Return || pressed->key() == Qt::Key_Enter;
    if (isEnter && !pressed->isAutoRepeat()) m_button->click();
    if (isEnter) return true;
  }
  return QWidget::eventFilter(watched, event);
}

void RunHead::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) applyTheme();
  if (event->type() == QEvent::LanguageChange) showState();
  QWidget::changeEvent(event);
}

void RunHead::applyTheme() {
  const Theme theme = themeFor(palette());
  QFont large = font();
  large.setPointSizeF(std::max(1.0, large.pointSizeF()) * 1.5);
  large.setBold(true);
  m_title->setFont(large);
  const QFontMetrics metrics = fontMetrics();
  m_what->setMinimumWidth(metrics.averageCharWidth() * 16);
  m_bar->setFixedHeight(std::max(6, metrics.height() / 2));
  m_button->setMinimumSize(metrics.averageCharWidth() * 14, metrics.height() * 2);
  m_more->setMinimumHeight(m_button->minimumHeight());

  QPalette muted;
  muted.setColor(QPalette::WindowText, theme.muted);
  m_machine->setPalette(muted);
  m_details->setPalette(muted);

  QPalette bar;
  bar.setColor(QPalette::Highlight, theme.accent);
  m_bar->setPalette(bar);

  // Run is the one accent of the window. Stop is a plain button of the same shape, and so is Run on a page of
  // which it measures nothing.
  const bool accented = m_state == State::Idle && !m_showsProgress;
  const QColor ground = accented ? theme.accent : palette().color(QPalette::Base);
  const QColor text = accented ? theme.accentText : palette().color(QPalette::Text);
  const QColor frame = accented ? theme.accent : theme.muted;
  const QString sheet =
      QStringLiteral(
          "QPushButton { background: %1; color: %2; border: 1px solid %3; border-radius: 6px;"
          " padding: 0 22px; font-weight: 600; font-size: %7pt;"
          " outline: none; }"  // the border tells where the keyboard is
          "QPushButton:hover { background: %4; }"
          "QPushButton:pressed { background: %5; }"
          "QPushButton:focus { border: 2px solid %6; }")
          .arg(ground.name(), text.name(), frame.name(), mixed(ground, text, 0.92).name(),
               mixed(ground, text, 0.82).name(), palette().color(QPalette::Text).name(),
               QString::number(font().pointSizeF()));  // a sheet with a font keeps the size of its time
  if (m_button->styleSheet() != sheet) m_button->setStyleSheet(sheet);
  QString more = sheet;
  more.replace(QStringLiteral("QPushButton"), QStringLiteral("QToolButton"))
      .replace(QStringLiteral("padding: 0 22px"), QStringLiteral("padding: 0 8px"));
  more += QStringLiteral("QToolButton::menu-indicator { image: none; }");
  if (m_more->styleSheet() != more) m_more->setStyleSheet(more);
}

}  // namespace strata::gui

#include "moc_run_head.cpp"
