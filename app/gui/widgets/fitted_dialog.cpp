// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/fitted_dialog.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qscopedvaluerollback.h>
#include <QtGui/qscreen.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qdialogbuttonbox.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qscrollarea.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>

#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

namespace {

/// A dialog takes at most this share of the screen, in percent: the rest is for the frame and what else
/// stands there.
constexpr int mostOfScreenPercent = 90;

}  // namespace

FittedDialog::FittedDialog(const QString& name, int characters, QWidget* parent)
    : QDialog(parent),
      m_characters(characters),
      m_scroll(new QScrollArea(this)),
      m_content(new QWidget),
      m_column(new QVBoxLayout(m_content)),
      m_bar(new WrapLayout) {
  setObjectName(name);
  setSizeGripEnabled(true);
  m_content->setObjectName(name + QStringLiteral("Content"));
  m_scroll->setObjectName(name + QStringLiteral("Scroll"));
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setWidget(m_content);
  // The dialog's ground, not the lighter one of lists.
  m_scroll->viewport()->setAutoFillBackground(false);
  m_content->setAutoFillBackground(false);
  m_content->installEventFilter(this);

  auto* outer = new QVBoxLayout(this);
  const QMargins margins = outer->contentsMargins();
  outer->setContentsMargins(0, 0, 0, 0);
  outer->setSpacing(0);
  m_column->setContentsMargins(margins);
  m_bar->setContentsMargins(margins.left(), margins.top() / 2, margins.right(), margins.bottom());
  m_bar->setLastAtEnd(true);
  outer->addWidget(m_scroll, 1);
  outer->addLayout(m_bar);
}

int FittedDialog::mostHeight() const {
  return screen()->availableSize().height() * mostOfScreenPercent / 100;
}

QSize FittedDialog::sizeHint() const {
  const int room = screen()->availableSize().width();
  const int wanted =
      std::min(m_characters * fontMetrics().averageCharWidth(), room * mostOfScreenPercent / 100);
  const int width = std::min(std::max(wanted, leastWidth()), room);
  return {width, std::min(mostHeight(), m_column->totalHeightForWidth(width) + m_bar->heightForWidth(width))};
}

void FittedDialog::showEvent(QShowEvent* event) {
  if (!testAttribute(Qt::WA_Resized)) resize(sizeHint());
  QDialog::showEvent(event);
}

void FittedDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange)
    QMetaObject::invokeMethod(this, &FittedDialog::growToFit, Qt::QueuedConnection);
  QDialog::changeEvent(event);
}

bool FittedDialog::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_content && event->type() == QEvent::LayoutRequest)
    QMetaObject::invokeMethod(this, &FittedDialog::growToFit, Qt::QueuedConnection);
  return QDialog::eventFilter(watched, event);
}

void FittedDialog::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  // A person who makes the dialog smaller than its content means to.
  if (isVisible() && !m_growing) m_smallByChoice = neededHeight() > height();
  scrollIfNeeded();
}

// Scrolling sideways comes last.
int FittedDialog::leastWidth() const {
  return m_content->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

int FittedDialog::neededHeight() const {
  return m_column->totalHeightForWidth(width()) + m_bar->heightForWidth(width());
}

void FittedDialog::growToFit() {
  if (!isVisible()) return;
  const QSize most(screen()->availableSize().width(), mostHeight());
  const QScopedValueRollback growing(m_growing, true);
  if (!m_smallByChoice) {
    resize(std::max(width(), std::min(most.width(), leastWidth())), height());
    resize(width(), std::max(height(), std::min(most.height(), neededHeight())));
  }
  moveIntoScreen();
  scrollIfNeeded();
}

void FittedDialog::fitToContent() {
  if (!isVisible()) return;
  m_smallByChoice = false;
  // A layout learns of hidden widgets at once, the layouts around it only later: each is asked, inner ones
  // first.
  const QList<QWidget*> parts = m_content->findChildren<QWidget*>();
  for (auto part = parts.crbegin(); part != parts.crend(); ++part)
    if ((*part)->layout() != nullptr) (*part)->layout()->activate();
  m_column->activate();
  const QScopedValueRollback growing(m_growing, true);
  resize(std::max(width(), std::min(screen()->availableSize().width(), leastWidth())), height());
  resize(width(), std::min(mostHeight(), neededHeight()));
  moveIntoScreen();
  scrollIfNeeded();
}

// What grows where it stands may leave the screen, with its buttons.
void FittedDialog::moveIntoScreen() {
  const QRect room = screen()->availableGeometry();
  const QRect frame = frameGeometry();
  const QPoint wanted(std::max(room.left(), std::min(frame.left(), room.right() - frame.width() + 1)),
                      std::max(room.top(), std::min(frame.top(), room.bottom() - frame.height() + 1)));
  if (wanted != frame.topLeft()) move(wanted);
}

// Left to itself, the scroll area keeps a bar that only the bar makes necessary, by the width that it takes.
void FittedDialog::scrollIfNeeded() {
  m_scroll->setVerticalScrollBarPolicy(neededHeight() <= height() ? Qt::ScrollBarAlwaysOff
                                                                  : Qt::ScrollBarAsNeeded);
}

// Buttons of our own: the box would take its standard texts from Qt's translations at each change of
// language.
void FittedDialog::addButtons(QPushButton& ok, QPushButton& cancel) {
  auto* box = new QDialogButtonBox(this);
  box->setObjectName(objectName() + QStringLiteral("Buttons"));
  box->addButton(&ok, QDialogButtonBox::AcceptRole);
  box->addButton(&cancel, QDialogButtonBox::RejectRole);
  ok.setDefault(true);
  m_bar->addWidget(box);
}

void FittedDialog::reveal(QWidget& widget) {
  m_column->activate();
  m_scroll->ensureWidgetVisible(&widget);
}

void FittedDialog::revealPart(const QWidget& widget, const QRect& part) {
  const QRect place(widget.mapTo(m_content, part.topLeft()), part.size());
  const QPoint middle = place.center();
  constexpr int around = 8;
  m_scroll->ensureVisible(middle.x(), middle.y(), place.width() / 2 + around, place.height() / 2 + around);
}

}  // namespace strata::gui

#include "moc_fitted_dialog.cpp"
