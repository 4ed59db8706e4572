// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/file_reading.h"

#include <new>
#include <string>
#include <system_error>
#include <utility>

#include "core/exchange/any_text.h"
#include "core/files/read_file.h"
#include "core/history/history.h"
#include "core/model/result.h"
#include "core/report/json_read.h"

namespace strata::gui {

namespace {

Reason notRead(const std::string& path, std::errc why) {
  return {"cannot-read", {{"path", path}, {"system", std::make_error_code(why).message()}}};
}

Result<std::vector<Run>> runsIn(const std::string& path, const std::stop_token& stop) {
  try {
    const auto text = readFile(path, mostRunFile, stop);
    if (!text) return text.error();
    return runsFromAnyText(path, *text);
  } catch (const std::bad_alloc&) {
    return notRead(path, std::errc::not_enough_memory);
  }
}

}  // namespace

FileReading::FileReading(QObject* parent) : QObject(parent) {}

FileReading::~FileReading() {
  m_stop.request_stop();
}

void FileReading::read(const QStringList& files) {
  if (files.isEmpty()) return;
  if (!m_thread) m_thread = std::make_unique<Thread>(*this);
  m_left += static_cast<std::size_t>(files.size());
  for (const QString& file : files) {
    if (!m_thread->isRunning()) {
      emit wasRefused(file, notRead(file.toStdString(), std::errc::resource_unavailable_try_again));
      told();
      continue;
    }
    m_thread->ask([file, stop = m_stop.get_token()](const Thread::Teller& teller) {
      // A result that is still on its way to the window when reading is cancelled is dropped.
      const auto tell = [&](auto what) {
        teller.post([stop, what = std::move(what)](FileReading& to) {
          if (!stop.stop_requested()) what(to);
        });
      };
      if (stop.stop_requested()) return;
      tell([file](FileReading& to) { emit to.begun(file); });
      const std::string path = file.toStdString();
      if (isHistoryFile(path)) return tell([file](FileReading& to) { emit to.isHistory(file); });
      auto runs = runsIn(path, stop);
      if (!runs)
        return tell([file, reason = runs.error()](FileReading& to) {
          emit to.wasRefused(file, reason);
          to.told();
        });
      tell([file, read = std::make_shared<std::vector<Run>>(*std::move(runs))](FileReading& to) {
        emit to.wasRead(file, read);
        to.told();
      });
    });
  }
}

void FileReading::cancel() {
  m_stop.request_stop();
  m_stop = {};
  m_thread.reset();
  if (std::exchange(m_left, 0) > 0) emit ended();
}

void FileReading::historyIsTaken() {
  told();
}

void FileReading::told() {
  if (m_left > 0 && --m_left == 0) emit ended();
}

}  // namespace strata::gui

#include "moc_file_reading.cpp"
