// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/setup_commands.h"

#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qstandardpaths.h>
#include <QtGui/qaction.h>
#include <QtWidgets/qmenu.h>

#include <utility>

#include "app/gui/files/file_saver.h"
#include "app/gui/setup/setup_dialog.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/translated_words.h"
#include "core/files/read_file.h"
#include "core/files/settings_file.h"

namespace strata::gui {

namespace {

QString settingsFilter() {
  return SetupCommands::tr("Settings (*.json);;All files (*)");
}

}  // namespace

SetupCommands::SetupCommands(Settings settings, std::string settingsPath, Choosers choosers,
                             EngineThread& engine, QWidget* parent)
    : QObject(parent),
      m_settings(std::move(settings)),
      m_settingsPath(std::move(settingsPath)),
      m_choosers(std::move(choosers)),
      m_engine(engine),
      m_window(parent),
      m_folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)) {
  connect(&engine, &EngineThread::forecastMade, this, [this](EngineThread::Asker asker, const auto& plan) {
    if (asker == EngineThread::Asker::Setup && m_dialog) m_dialog->showPlan(*plan);
  });
  connect(&engine, &EngineThread::forecastRefused, this,
          [this](EngineThread::Asker asker, const Reason& reason) {
            if (asker == EngineThread::Asker::Setup && m_dialog) m_dialog->showRefusal(reason);
          });
}

void SetupCommands::addPresetsTo(QMenu& menu) {
  menu.addSeparator();
  for (const Preset& preset : presets()) {
    QAction* action = menu.addAction(QString());
    const QString id = QString::fromLatin1(preset.id.data(), static_cast<qsizetype>(preset.id.size()));
    action->setObjectName(QStringLiteral("preset-") + id);
    connect(action, &QAction::triggered, this, [this, &preset, action] {
      take(withPreset(preset, m_settings));
      emit done(tr("Settings: %1").arg(action->text().remove(u'&')));
    });
    m_presetActions.append(action);
  }
  retranslate();
}

void SetupCommands::retranslate() {
  for (std::size_t i = 0; i < static_cast<std::size_t>(m_presetActions.size()); ++i)
    m_presetActions[static_cast<qsizetype>(i)]->setText(presetName(presets()[i].id));
}

void SetupCommands::openDialog() {
  if (m_dialog) {
    m_dialog->raise();
    m_dialog->activateWindow();
    return;
  }
  SetupDialog& dialog = open(m_settings, m_window, [this](const Settings& settings) { take(settings); });
  if (m_showsMore) dialog.setShowsMore(true);
  connect(&dialog, &QDialog::finished, this, [this, &dialog] { m_showsMore = dialog.showsMore(); });
}

void SetupCommands::edit(const Settings& settings, QWidget* parent,
                         std::function<void(const Settings&)> take) {
  if (m_dialog) m_dialog->reject();
  // Whoever compares two settings means single fields. They are those of the other side, not of Run.
  SetupDialog& dialog = open(settings, parent, std::move(take));
  dialog.setShowsMore(true);
  dialog.hideRunCommand();
}

SetupDialog& SetupCommands::open(const Settings& settings, QWidget* parent,
                                 std::function<void(const Settings&)> takeThem) {
  m_dialog = new SetupDialog(settings, m_choosers.folder, parent);
  m_dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(m_dialog, &SetupDialog::planWanted, this,
          [this](const Settings& wanted) { m_engine.forecast(EngineThread::Asker::Setup, {wanted, {}}); });
  connect(m_dialog, &QDialog::accepted, this,
          [dialog = m_dialog.data(), takeThem = std::move(takeThem)] { takeThem(dialog->settings()); });
  m_dialog->setReadParts([this](const Machine& machine) { return m_engine.machineParts(machine); });
  m_dialog->setWhatWouldRun(m_whatWouldRun);
  if (m_machine) m_dialog->setMachine(*m_machine);
  m_dialog->setDriveRates(m_rates);
  m_dialog->setRunning(m_running);
  m_dialog->open();
  return *m_dialog;
}

void SetupCommands::openFile() {
  const FileQuestion question{FileQuestion::Purpose::Open, tr("Open settings"), m_folder, settingsFilter(),
                              QStringLiteral("json")};
  m_choosers.file(m_window, question, [this](const QString& path) { readFrom(path); });
}

// A thread of its own reads the file, so that a disk that does not answer blocks neither the window nor the
// next file.
void SetupCommands::readFrom(const QString& path) {
  const auto read = [path] { return readFile(path.toStdString(), mostSettingsFile); };
  m_reader = std::make_unique<WorkThread<SetupCommands>>(*this);
  if (!m_reader->isRunning()) return takeFrom(path, read());
  m_reader->ask([path, read](const WorkThread<SetupCommands>::Teller& teller) {
    teller.post([path, content = read()](SetupCommands& to) { to.takeFrom(path, content); });
  });
}

void SetupCommands::takeFrom(const QString& path, const Result<std::string>& content) {
  const QString name = QDir::toNativeSeparators(path);
  if (!content && content.error().id != "too-large") {
    emit failed(reasonText(content.error()));
    return;
  }
  const auto settings = content ? settingsFromJson(*content) : content.error();
  if (!settings) {
    emit failed(
        tr("%1 has no valid settings. %2", "file, what is wrong").arg(name, reasonText(settings.error())));
    return;
  }
  m_folder = QFileInfo(path).absolutePath();
  take(*settings);
  emit done(tr("Settings loaded from %1").arg(name));
}

void SetupCommands::saveFileAs() {
  const FileQuestion question{FileQuestion::Purpose::Save, tr("Save settings"),
                              QDir(m_folder).filePath(QStringLiteral("strata-settings.json")),
                              settingsFilter(), QStringLiteral("json")};
  m_choosers.file(m_window, question, [this](const QString& path) { writeTo(path); });
}

void SetupCommands::writeTo(const QString& path) {
  if (const auto failure = saveFile(path, QByteArray::fromStdString(settingsToJson(m_settings)))) {
    emit failed(*failure);
    return;
  }
  m_folder = QFileInfo(path).absolutePath();
  emit done(tr("Settings saved to %1").arg(QDir::toNativeSeparators(path)));
}

void SetupCommands::setMachine(const Machine& machine) {
  m_machine = machine;
  if (m_dialog) m_dialog->setMachine(machine);
}

void SetupCommands::setDriveRates(const DriveRates& rates) {
  m_rates = rates;
  if (m_dialog) m_dialog->setDriveRates(rates);
}

void SetupCommands::setRunning(bool running) {
  m_running = running;
  if (m_dialog) m_dialog->setRunning(running);
}

void SetupCommands::take(const Settings& settings) {
  m_settings = settings;
  if (!m_settingsPath.empty())
    if (const Status kept = saveSettings(m_settingsPath, m_settings); !kept)
      emit failed(reasonText(kept.error()));
  emit settingsChanged();
}

}  // namespace strata::gui

#include "moc_setup_commands.cpp"
