// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qpointer.h>
#include <QtCore/qstring.h>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/gui/run/engine_thread.h"
#include "app/gui/run/named_request.h"
#include "core/model/machine.h"
#include "core/stats/comparison.h"

class QWidget;

namespace strata::gui {

class AgainstDialog;
class HistoryThread;
class RepeatDialog;

/// The commands that make several runs in one go, with their dialogs.
class SeriesCommands : public QObject {
  Q_OBJECT

 public:
  /// Lets a person edit settings in a dialog over `parent`, and gives them to the function when that is done.
  using EditSettings =
      std::function<void(const Settings&, QWidget* parent, std::function<void(const Settings&)>)>;

  /// Engine and history outlive this.
  SeriesCommands(EngineThread& engine, HistoryThread& history, std::function<NamedRequest()> whatRuns,
                 EditSettings editSettings, QWidget* window);

  void openRepeat();
  /// Two settings by turns.
  void openAgainst();
  /// What the head's button would run, once on each kind of cores in turn. Nothing on a machine with one
  /// kind.
  void runEachCoreKind();
  void setMachine(const Machine& machine) { m_machine = machine; }

 signals:
  /// The series of these ids have ended, and are to be compared.
  void comparisonWanted(const std::vector<std::string>& series);

 private:
  void start(const NamedRequest& what, const AgainstDialog& dialog);
  void take(const std::vector<std::vector<Run>>& sides);
  void showVerdict(const std::shared_ptr<const Comparison>& comparison);

  EngineThread& m_engine;
  HistoryThread& m_history;
  const std::function<NamedRequest()> m_whatRuns;
  const EditSettings m_editSettings;
  QWidget* m_window;
  QPointer<RepeatDialog> m_repeat;
  QPointer<AgainstDialog> m_against;
  /// The names of the two sides that are being measured; absent: none are.
  std::optional<std::array<QString, 2>> m_sideNames;
  bool m_ofEachKind = false;  ///< the sides that are being measured are kinds of cores
  std::optional<Machine> m_machine;
};

}  // namespace strata::gui
