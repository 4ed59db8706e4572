// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/setup_form.h"

#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/gui/setup/binding_row.h"
#include "app/gui/setup/disk_profile_row.h"
#include "app/gui/setup/disk_rows.h"
#include "app/gui/setup/form_layout.h"
#include "app/gui/setup/history_row.h"
#include "app/gui/setup/preset_row.h"
#include "app/gui/setup/regions_row.h"
#include "app/gui/setup/threads_row.h"
#include "app/gui/setup/times_row.h"
#include "app/gui/widgets/field_guard.h"

namespace strata::gui {

namespace {

/// Presets and threads come before.
constexpr std::size_t firstOfMore = 2;

}  // namespace

SetupForm::SetupForm(const Settings& settings, FieldGuard& guard, FolderChooser chooseFolder, QWidget* parent)
    : QWidget(parent), m_presets(new PresetRow(m_context, guard, this)) {
  setObjectName(QStringLiteral("setupForm"));
  connect(m_presets, &PresetRow::chosen, this, &SetupForm::presetChosen);
  m_rows = {m_presets,
            new ThreadsRow(m_context, guard, this),
            new TimesRow(m_context, guard, this),
            new RegionsRow(m_context, guard, this),
            new DiskProfileRow(m_context, guard, this),
            new DiskFileRow(m_context, guard, this),
            new DiskFoldersRow(m_context, guard, std::move(chooseFolder), this),
            new BindingRow(m_context, guard, this),
            new HistoryRow(m_context, guard, this)};
  auto* form = new FormLayout(this);
  for (SetupRow* row : m_rows) {
    form->addRow(row);
    connect(row, &SetupRow::changed, this, &SetupForm::takeChange);
  }
  load(settings);
}

void SetupForm::load(const Settings& settings) {
  m_context.settings = settings;
  for (SetupRow* row : m_rows) row->load(settings);
}

void SetupForm::setFirstFocus() {
  QWidget* first = m_presets->pressed();
  if (first == nullptr) first = m_rows[1]->label()->buddy();
  if (first != nullptr) first->setFocus();
}

void SetupForm::setShowsAll(bool all) {
  for (std::size_t i = firstOfMore; i < m_rows.size(); ++i) {
    m_rows[i]->setVisible(all);
    m_rows[i]->label()->setVisible(all);
  }
}

void SetupForm::setMachine(const Machine& machine) {
  m_context.machine = machine;
  for (SetupRow* row : m_rows) row->showContext();
}

void SetupForm::setReadParts(SetupContext::ReadParts readParts) {
  m_context.readParts = std::move(readParts);
  for (SetupRow* row : m_rows) row->showContext();
}

void SetupForm::setWhatWouldRun(WhatWouldRun whatWouldRun) {
  m_context.whatWouldRun = std::move(whatWouldRun);
  for (SetupRow* row : m_rows) row->showContext();
}

bool SetupForm::showRefusal(const Reason& reason) {
  std::vector<QWidget*> sharers;
  for (const SetupRow* row : m_rows)
    if (QWidget* sharer = row->sharesIn(reason)) sharers.push_back(sharer);
  return std::ranges::any_of(m_rows, [&](SetupRow* row) { return row->showRefusal(reason, sharers); });
}

void SetupForm::takeChange() {
  for (const SetupRow* row : m_rows) row->readInto(m_context.settings);
  for (SetupRow* row : m_rows) row->showContext();
  emit changed();
}

}  // namespace strata::gui

#include "moc_setup_form.cpp"
