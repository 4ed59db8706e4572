// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/machine_box.h"

#include "app/gui/run/engine_thread.h"
#include "app/gui/text/labels.h"
#include "app/gui/topology/topology_dialog.h"
#include "app/gui/window/exports.h"

namespace strata::gui {

void openMachineBox(const Machine& machine, EngineThread& engine, Exports& exports, QWidget* parent) {
  const auto parts = engine.machineParts(machine);
  if (!parts) return;
  auto* dialog = new TopologyDialog(TopologyView::Use::Show, *parts, parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(
      dialog, &TopologyDialog::saveWanted, &exports,
      [dialog, &exports, model = machineModel(machine)] { exports.saveTopology(dialog->view(), model); });
  dialog->showLastLevel(machine, engine.canMeasureLastLevel());
  dialog->setRunning(engine.isRunning());
  QObject::connect(dialog, &TopologyDialog::copyWanted, &exports, &Exports::copyText);
  QObject::connect(&engine, &EngineThread::stateRead, dialog, &TopologyDialog::showState);
  engine.readState();
  QObject::connect(dialog, &TopologyDialog::probeWanted, &engine, &EngineThread::measureLastLevel);
  QObject::connect(dialog, &TopologyDialog::probeWanted, dialog, [dialog] { dialog->showProbe(0); });
  QObject::connect(&engine, &EngineThread::probeProgressed, dialog, &TopologyDialog::showProbe);
  QObject::connect(&engine, &EngineThread::probeEnded, dialog, &TopologyDialog::showProbeEnded);
  QObject::connect(&engine, &EngineThread::machineKnown, dialog, [dialog, &engine](const Machine& known) {
    dialog->showLastLevel(known, engine.canMeasureLastLevel());
  });
  QObject::connect(&engine, &EngineThread::runningChanged, dialog, &TopologyDialog::setRunning);
  dialog->open();
}

}  // namespace strata::gui
