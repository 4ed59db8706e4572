// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <cstdint>
#include <string>
#include <vector>

#include "app/gui/network/responding.h"
#include "core/net/local_addresses.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace strata::gui {

/// Lets another machine measure this one: where to listen, and while it does, what is to be typed there and
/// what goes on.
class RespondForm : public QWidget {
  Q_OBJECT

 public:
  explicit RespondForm(QWidget* parent = nullptr);

  /// Offers the addresses of this machine.
  void setLocalAddresses(const std::vector<LocalAddress>& addresses);
  /// Before the machine is known nobody can be let in.
  void setReady(bool ready);
  void show(const Responding& responding);

 signals:
  /// `bind` is empty for all addresses.
  void listenWanted(const std::string& bind, std::uint16_t port);
  void stopWanted();
  void copyWanted(const QString& text);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void layOut();
  void retranslate();
  void fillAddresses();
  void showState();

  std::vector<LocalAddress> m_local;
  Responding m_responding;
  bool m_ready = false;
  QLabel* m_heading;
  QLabel* m_sentence;
  QWidget* m_where;  ///< what is chosen before it listens
  QLabel* m_bindLabel;
  QComboBox* m_bind;
  QLabel* m_portLabel;
  QSpinBox* m_port;
  QPushButton* m_listen;
  QWidget* m_toType;  ///< what is told while it listens
  QLabel* m_addressesLabel;
  QLabel* m_addresses;
  QLabel* m_codeLabel;
  QLabel* m_code;
  QPushButton* m_copy;
  QLabel* m_status;
};

}  // namespace strata::gui
