// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/history/history_thread.h"

#include "app/gui/translated_words.h"
#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/text.h"

namespace strata::gui {

namespace {

std::string contentFor(const Run& run, const QString& file) {
  if (file.endsWith(QLatin1StringView(".csv"), Qt::CaseInsensitive)) return toCsv({run});
  if (file.endsWith(QLatin1StringView(".txt"), Qt::CaseInsensitive)) return toText(run, translatedWords());
  return toJson(run);
}

}  // namespace

HistoryThread::HistoryThread(std::string path, QObject* parent) : QObject(parent), m_path(std::move(path)) {
  if (hasHistory()) m_thread = std::jthread([this] { work(); });
}

HistoryThread::~HistoryThread() {
  const std::lock_guard lock(m_mutex);
  m_ended = true;
  m_wake.notify_all();
}

void HistoryThread::list() {
  ask([this](History& history) { tellList(history); });
}

void HistoryThread::load(const std::string& id) {
  ask([this, id](History& history) {
    Result<Run> run = history.load(id);
    if (!run) {
      post([this, reason = run.error()] { emit failed(reason); });
      return;
    }
    post([this, kept = std::make_shared<const Run>(*std::move(run))] { emit loaded(kept); });
  });
}

void HistoryThread::describe(const std::string& id, const std::string& label, const std::string& comment) {
  ask([this, id, label, comment](History& history) {
    changed(history, history.describe(id, label, comment));
  });
}

void HistoryThread::remove(const std::vector<std::string>& ids) {
  ask([this, ids](History& history) {
    std::vector<std::string> gone;
    Status done = success();
    for (const std::string& id : ids) {
      done = history.remove(id);
      if (!done) break;
      gone.push_back(id);
    }
    changed(history, done);
    if (!gone.empty()) post([this, gone] { emit removed(gone); });
  });
}

void HistoryThread::restore(const std::vector<std::string>& ids) {
  ask([this, ids](History& history) {
    Status done = success();
    for (const std::string& id : ids)
      if (Status one = history.restore(id); !one) done = one;
    changed(history, done);
  });
}

void HistoryThread::add(const QString& file) {
  ask([this, file](History& history) {
    const auto text = readFile(file.toStdString(), mostRunFile);
    const auto runs = text ? runsFromJson(*text) : text.error();
    const Status done = runs ? history.add(*runs) : runs.error();
    changed(history, done);
    if (done) post([this, file, count = static_cast<int>(runs->size())] { emit added(count, file); });
  });
}

void HistoryThread::save(const std::string& id, const QString& file) {
  ask([this, id, file](History& history) {
    const auto run = history.load(id);
    const Status done = run ? writeFile(file.toStdString(), contentFor(*run, file)) : run.error();
    if (done)
      post([this, file] { emit saved(file); });
    else
      post([this, reason = done.error()] { emit failed(reason); });
  });
}

void HistoryThread::ask(Task task) {
  if (!hasHistory()) return;
  const std::lock_guard lock(m_mutex);
  m_tasks.push_back(std::move(task));
  m_wake.notify_all();
}

// What was asked for before the end is still done: a person's label is not lost.
void HistoryThread::work() {
  std::unique_lock lock(m_mutex);
  for (;;) {
    m_wake.wait(lock, [&] { return m_ended || !m_tasks.empty(); });
    if (m_tasks.empty()) return;
    const Task task = std::move(m_tasks.front());
    m_tasks.pop_front();
    lock.unlock();
    if (openOnce()) task(*m_history);
    lock.lock();
  }
}

// After an end that closed nothing (a crash, a cut of the power) all of it is read once.
bool HistoryThread::openOnce() {
  if (m_history) return true;
  const bool leftOpen = wasLeftOpen(m_path);
  auto opened = History::open(m_path);
  std::optional<Recovery> recovery;
  if (opened) recovery = opened->recovery();
  if (opened && leftOpen && !recovery) {
    if (const Status whole = opened->check(); !whole && whole.error().id == "history-damaged") {
      opened = whole.error();  // closed, so that it can be moved
      auto mended = recover(m_path);
      if (mended) recovery = *mended;
      opened = mended ? History::open(m_path) : mended.error();
    }
  }
  if (recovery) post([this, reason = reasonOf(*recovery)] { emit recovered(reason); });
  if (!opened) {
    post([this, reason = opened.error()] { emit failed(reason); });
    return false;
  }
  m_history = *std::move(opened);
  return true;
}

void HistoryThread::tellList(History& history) {
  auto runs = history.list();
  if (runs)
    post([this, kept = *std::move(runs)] { emit listed(kept); });
  else
    post([this, reason = runs.error()] { emit failed(reason); });
}

void HistoryThread::changed(History& history, const Status& done) {
  if (!done) post([this, reason = done.error()] { emit failed(reason); });
  tellList(history);
}

}  // namespace strata::gui
