// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/setup_probe.h"

#include <QtCore/qvariant.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qcombobox.h>

#include <string>
#include <utility>

#include "app/gui/widgets/value_field.h"
#include "tests/gui/sample_values.h"

namespace strata::gui {

SetupProbe::SetupProbe(const Settings& settings, bool withMachine) : m_machine(sampleMachine()) {
  FolderChooser choose = [this](QWidget*, const QString& start, const std::function<void(QString)>& chosen) {
    m_startFolders.push_back(start);
    if (m_folders.empty()) return;
    const QString folder = m_folders.front();
    m_folders.erase(m_folders.begin());
    if (!folder.isEmpty()) chosen(folder);
  };
  m_dialog = std::make_unique<SetupDialog>(settings, std::move(choose), nullptr);
  m_dialog->setShowsMore(true);
  m_dialog->setBell([this] { ++m_bells; });
  QObject::connect(m_dialog.get(), &SetupDialog::planWanted, m_dialog.get(),
                   [this](const Settings& wanted) { m_questions.push_back(wanted); });
  m_dialog->setReadParts([](const Machine&) { return std::optional(sampleParts()); });
  if (withMachine) m_dialog->setMachine(m_machine);
}

SetupProbe::~SetupProbe() = default;

bool SetupProbe::open() {
  m_dialog->open();
  m_dialog->activateWindow();
  return QTest::qWaitForWindowActive(m_dialog.get());
}

QWidget* SetupProbe::widget(const QString& name) const {
  return m_dialog->findChild<QWidget*>(name);
}

ValueField* SetupProbe::field(const QString& name) const {
  return m_dialog->findChild<ValueField*>(name);
}

QComboBox* SetupProbe::box(const QString& name) const {
  return m_dialog->findChild<QComboBox*>(name);
}

QString SetupProbe::text(const QString& name) const {
  const QWidget* found = widget(name);
  return found == nullptr ? QString() : found->property("text").toString();
}

QString SetupProbe::message(const QString& row) const {
  const QWidget* found = widget(row + QStringLiteral("Message"));
  return found != nullptr && found->isVisible() ? found->property("text").toString() : QString();
}

void SetupProbe::type(const QString& name, const QString& text) const {
  ValueField* found = field(name);
  found->setFocus();
  found->selectAll();
  if (text.isEmpty()) {
    QTest::keyClick(found, Qt::Key_Delete);
  } else if (QString::fromLatin1(text.toLatin1()) != text) {
    found->insert(text);  // there are no keys for it here
  } else {
    QTest::keyClicks(found, text);
  }
}

void SetupProbe::choose(const QString& name, int index) const {
  QComboBox* found = box(name);
  found->setFocus();
  found->setCurrentIndex(index);
  emit found->activated(index);
}

void SetupProbe::click(const QString& name) const {
  QTest::mouseClick(widget(name), Qt::LeftButton);
}

Result<Plan> SetupProbe::planFor(const Settings& settings, Bytes freeOnDisk) const {
  std::vector<FolderFacts> folders;
  std::vector<std::string> paths = settings.diskFolders;
  if (paths.empty()) paths.emplace_back("/home/ada");
  for (const std::string& path : paths) folders.push_back({path, freeOnDisk, "sda1", "ext4", 512_B});
  return makePlan({settings, Selection{}}, m_machine, folders);
}

void SetupProbe::answer(Bytes freeOnDisk) {
  const Result<Plan> plan = planFor(m_questions.back(), freeOnDisk);
  if (plan) {
    m_dialog->showPlan(*plan);
  } else {
    m_dialog->showRefusal(plan.error());
  }
}

}  // namespace strata::gui
