// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/network/respond_form.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qaccessible.h>
#include <QtGui/qfontdatabase.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qgridlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qspinbox.h>

#include <algorithm>

#include "app/gui/look/theme.h"
#include "app/gui/text/value_text.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/wrap_layout.h"
#include "core/model/network_address.h"

namespace strata::gui {

namespace {

constexpr int mostPort = 65535;
constexpr double codeOfFont = 2.2;
/// More would only be read by nobody.
constexpr qsizetype mostAddresses = 4;

QLabel* selectable(const QString& name, QWidget* parent) {
  auto* label = plainLabel(parent);
  label->setObjectName(name);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

}  // namespace

RespondForm::RespondForm(QWidget* parent)
    : QWidget(parent),
      m_heading(plainLabel(this)),
      m_sentence(plainLabel(this)),
      m_where(new QWidget(this)),
      m_bindLabel(plainLabel(m_where)),
      m_bind(new QComboBox(m_where)),
      m_portLabel(plainLabel(m_where)),
      m_port(new QSpinBox(m_where)),
      m_listen(new QPushButton(this)),
      m_toType(new QWidget(this)),
      m_addressesLabel(plainLabel(m_toType)),
      m_addresses(selectable(QStringLiteral("networkAddresses"), m_toType)),
      m_codeLabel(plainLabel(m_toType)),
      m_code(selectable(QStringLiteral("networkCode"), m_toType)),
      m_copy(new QPushButton(m_toType)),
      m_status(plainLabel(this)) {
  setObjectName(QStringLiteral("respondForm"));
  m_heading->setObjectName(QStringLiteral("respondHeading"));
  m_heading->setWordWrap(true);
  m_sentence->setObjectName(QStringLiteral("respondSentence"));
  m_sentence->setWordWrap(true);
  m_bind->setObjectName(QStringLiteral("networkBind"));
  m_bind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_bindLabel->setBuddy(m_bind);
  m_port->setObjectName(QStringLiteral("networkPort"));
  m_port->setRange(1, mostPort);
  m_port->setValue(usualPort);
  m_portLabel->setBuddy(m_port);
  m_listen->setObjectName(QStringLiteral("networkListen"));
  m_listen->setAutoDefault(false);
  m_addresses->setWordWrap(true);
  m_copy->setObjectName(QStringLiteral("networkCopyCode"));
  m_copy->setAutoDefault(false);
  m_status->setObjectName(QStringLiteral("networkStatus"));
  m_status->setWordWrap(true);
  m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
  layOut();
  connect(m_listen, &QPushButton::clicked, this, [this] {
    if (m_responding.isOn())
      emit stopWanted();
    else
      emit listenWanted(m_bind->currentData().toString().toStdString(),
                        static_cast<std::uint16_t>(m_port->value()));
  });
  connect(m_copy, &QPushButton::clicked, this, [this] {
    if (m_responding.listens) emit copyWanted(QString::fromStdString(m_responding.listens->code));
  });
  retranslate();
}

void RespondForm::layOut() {
  m_where->setObjectName(QStringLiteral("networkWhere"));
  auto* where = new WrapLayout(m_where);
  const auto pair = [&](QLabel* label, QWidget* field) {
    auto* both = new QWidget(m_where);
    both->setObjectName(field->objectName() + QStringLiteral("Row"));
    label->setObjectName(field->objectName() + QStringLiteral("Label"));
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(field);
    both->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    where->addWidget(both);
  };
  pair(m_bindLabel, m_bind);
  pair(m_portLabel, m_port);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  m_where->setSizePolicy(policy);

  m_toType->setObjectName(QStringLiteral("networkToType"));
  auto* toType = new QGridLayout(m_toType);
  toType->setContentsMargins(0, 0, 0, 0);
  m_addressesLabel->setObjectName(QStringLiteral("networkAddressesLabel"));
  m_codeLabel->setObjectName(QStringLiteral("networkCodeLabel"));
  toType->addWidget(m_addressesLabel, 0, 0, Qt::AlignTop);
  toType->addWidget(m_addresses, 0, 1, 1, 2);
  toType->addWidget(m_codeLabel, 1, 0);
  toType->addWidget(m_code, 1, 1);
  toType->addWidget(m_copy, 1, 2, Qt::AlignVCenter | Qt::AlignLeading);
  toType->setColumnStretch(2, 1);

  // The Tab key goes through the fields in reading order.
  QWidget* before = m_port;
  for (QWidget* next : std::initializer_list<QWidget*>{m_addresses, m_code, m_copy, m_listen}) {
    setTabOrder(before, next);
    before = next;
  }

  auto* button = new QHBoxLayout;
  button->addWidget(m_listen);
  button->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(m_heading);
  column->addWidget(m_sentence);
  column->addWidget(m_where);
  column->addWidget(m_toType);
  column->addLayout(button);
  column->addWidget(m_status);
  column->addStretch(1);
}

void RespondForm::setLocalAddresses(const std::vector<LocalAddress>& addresses) {
  if (addresses == m_local) return;
  m_local = addresses;
  fillAddresses();
}

void RespondForm::setReady(bool ready) {
  m_ready = ready;
  showState();
}

void RespondForm::show(const Responding& responding) {
  const bool otherPhase = responding.phase != m_responding.phase;
  m_responding = responding;
  showState();
  if (!otherPhase) return;
  QAccessibleEvent alert(m_status, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void RespondForm::fillAddresses() {
  const QString chosen = m_bind->currentData().toString();
  m_bind->clear();
  m_bind->addItem(tr("All addresses of this machine"), QString());
  for (const LocalAddress& local : m_local) {
    const QString address = QString::fromStdString(local.address);
    const QString name = local.interface.empty()
                             ? leftToRight(address)
                             : tr("%1 (%2)", "address, interface")
                                   .arg(leftToRight(address), QString::fromStdString(local.interface));
    m_bind->addItem(name, address);
  }
  m_bind->setCurrentIndex(std::max(0, m_bind->findData(chosen)));
}

void RespondForm::showState() {
  const bool on = m_responding.isOn();
  const bool told = on && m_responding.listens.has_value();
  // What has the keyboard must not go away under it.
  const bool hadFocus = on && (m_bind->hasFocus() || m_port->hasFocus());
  m_where->setVisible(!on);
  m_toType->setVisible(told);
  m_listen->setEnabled(on || m_ready);
  if (hadFocus) m_listen->setFocus();
  m_listen->setText(on ? tr("Stop server") : tr("Start server"));
  m_listen->setToolTip(
      on ? tr("Stops the server and disconnects the current client.")
         : tr("Accepts clients that know the code. Stops after 15 minutes without a client."));
  if (told) {
    QStringList addresses = addressesToType(*m_responding.listens);
    if (addresses.size() > mostAddresses) addresses.resize(mostAddresses);
    m_addresses->setText(addresses.join(u'\n'));
    m_code->setText(codeText(m_responding.listens->code));
  }
  m_status->setText(statusText(m_responding));
  updateGeometry();
}

void RespondForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
      event->type() == QEvent::FontChange)
    retranslate();
  QWidget::changeEvent(event);
}

void RespondForm::retranslate() {
  QFont bold = font();
  bold.setBold(true);
  m_heading->setFont(bold);
  m_heading->setText(tr("Let another machine connect (server)"));
  m_sentence->setText(
      tr("While the server is on, clients that know the code can run the network test, and nothing else."));
  m_sentence->setPalette(withText(QPalette(), themeFor(palette()).muted));
  m_bindLabel->setText(tr("&Listen on:"));
  m_bind->setAccessibleName(tr("Address to listen on"));
  m_bind->setToolTip(tr("The local address that the server accepts connections on."));
  fillAddresses();
  m_portLabel->setText(tr("&Port:"));
  m_port->setAccessibleName(tr("Port to listen on"));
  m_port->setToolTip(tr("The firewall must allow incoming connections to this port."));
  m_addressesLabel->setText(tr("For clients:"));
  m_addresses->setAccessibleName(tr("Addresses of this machine"));
  m_codeLabel->setText(tr("Code:"));
  m_code->setAccessibleName(tr("Code of this machine"));
  QFont large = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  large.setPointSizeF(std::max(1.0, font().pointSizeF()) * codeOfFont);
  m_code->setFont(large);
  m_copy->setText(tr("Copy"));
  m_copy->setAccessibleName(tr("Copy the code"));
  m_copy->setToolTip(tr("Copies the code to the clipboard"));
  showState();
}

}  // namespace strata::gui

#include "moc_respond_form.cpp"
