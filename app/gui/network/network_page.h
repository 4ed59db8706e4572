// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qpointer.h>

#include <cstdint>
#include <functional>

#include "app/gui/network/responding.h"
#include "app/gui/pages/results_page.h"
#include "core/model/settings.h"
#include "core/net/local_addresses.h"

namespace strata::gui {

class FoldingRow;
class LeadForm;
class LiveResults;
class NetworkResults;
class RespondForm;

/// The line to other machines: measured from here, or by another machine that leads; and below both what was
/// measured, whoever led.
class NetworkPage : public ResultsPage {
  Q_OBJECT

 public:
  /// Tells the addresses of this machine; may be null.
  using Addresses = std::function<std::vector<LocalAddress>()>;

  /// `results` outlives the page.
  NetworkPage(LiveResults& results, Addresses addresses, QWidget* parent = nullptr);
  ~NetworkPage() override;

  RunRequest request() const override;
  std::function<QString()> obstacle() const override;
  void complain() override;
  ChartPanel* shownChart() const override;
  void setInvitation(const QString& heading, const QString& sentence) override;
  void setMachine(const Machine& machine) override;
  void setRateUnit(RateUnit unit) override;

  /// What is chosen in Setup, or here.
  void setSettings(const Settings& settings);
  void show(const Responding& responding);
  /// See LeadForm::showProblem().
  void showProblem(std::function<QString()> problem);

  /// Is as high as its parts are at this width.
  QSize minimumSizeHint() const override;

 signals:
  void runWanted();
  /// A person chose other settings on the page.
  void settingsChosen(const strata::Settings& settings);
  void listenWanted(const std::string& bind, std::uint16_t port);
  void stopWanted();
  void copyWanted(const QString& text);

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fitForms();
  void fillInvitation();

  const Addresses m_localAddresses;
  LeadForm* m_lead;
  RespondForm* m_respond;
  FoldingRow* m_forms;
  QPointer<QWidget> m_sight;  ///< what the page is seen through
  NetworkResults* m_figures;
  QString m_invitation;  ///< as setInvitation() was told: the heading, and
  QString m_sentence;
};

}  // namespace strata::gui
