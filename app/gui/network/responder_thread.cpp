// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/network/responder_thread.h"

#include <chrono>
#include <utility>
#include <variant>

#include "app/gui/run/needed_thread.h"

namespace strata::gui {

namespace {
/// How long the program waits at its end for the history to keep a run that was led until then.
constexpr std::chrono::milliseconds patienceWithHistory{2000};
}  // namespace

// The thread is made here, once: one that is made during a run would inherit the few CPUs of the window's.
ResponderThread::ResponderThread(const Engine& engine, QObject* parent)
    : QObject(parent),
      m_respond(engine.respond),
      m_keepLed(engine.keepLed),
      m_keeper(*this),
      m_thread(neededThread([this] { work(); })) {}

ResponderThread::~ResponderThread() {
  if (m_last) m_last->stop.request_stop();
  {
    const std::lock_guard lock(m_mutex);
    m_ended = true;
  }
  m_wake.notify_all();
  m_thread.join();
  m_keeper.finish(patienceWithHistory);
}

void ResponderThread::start(const ResponderOptions& options, const Machine& machine, bool keepRuns) {
  if (!m_respond) return;
  begin({options, machine, keepRuns, 0, {}});
}

void ResponderThread::begin(Request request) {
  if (m_last) m_last->stop.request_stop();
  request.number = ++m_lastNumber;
  request.stop = std::stop_source();
  m_last = request;
  {
    const std::lock_guard lock(m_mutex);
    m_next = std::move(request);
  }
  m_wake.notify_all();
  setState(State::On);
}

void ResponderThread::stop() {
  if (m_last) m_last->stop.request_stop();
  setState(State::Off);
}

void ResponderThread::pause() {
  if (m_state != State::On) return;
  m_last->stop.request_stop();
  setState(State::Paused);
}

void ResponderThread::resume() {
  if (m_state == State::Paused) begin(*m_last);
}

void ResponderThread::work() {
  while (true) {
    std::optional<Request> request;
    {
      std::unique_lock lock(m_mutex);
      m_wake.wait(lock, [this] { return m_ended || m_next.has_value(); });
      if (m_ended) return;
      request = std::exchange(m_next, std::nullopt);
    }
    carryOut(*request);
  }
}

void ResponderThread::carryOut(const Request& request) {
  const std::uint64_t number = request.number;
  Status status = success();
  if (!request.stop.stop_requested())
    status = m_respond(
        request.options, request.machine,
        [&](const ResponderEvent& event) {
          const auto* gone = std::get_if<LeaderGone>(&event);
          if (gone != nullptr && gone->run && request.keepRuns) keep(*gone->run, request.stop.get_token());
          post([this, number, event] { take(number, event); });
        },
        request.stop.get_token());
  post([this, number, status] { end(number, status); });
}

// Keeps the run without the window's thread, which handles no more events at the program's end.
void ResponderThread::keep(const Run& run, const std::stop_token& stop) {
  if (!m_keepLed) return;
  // Until there is room nobody else can lead: one is on its way into the history, and this one is next.
  m_keeper.waitForRoom(1, stop);
  m_keeper.ask([run, keepLed = m_keepLed](const WorkThread<ResponderThread>::Teller& teller) {
    const EndedRun ended = keepLed(run);
    teller.post([notice = ended.notKept ? ended.notKept : ended.notice](ResponderThread& to) {
      emit to.kept(notice);
    });
  });
}

void ResponderThread::take(std::uint64_t number, const ResponderEvent& event) {
  if (std::holds_alternative<LeaderCame>(event)) m_led = true;
  if (std::holds_alternative<LeaderGone>(event)) m_led = false;
  if (const auto* listens = std::get_if<ResponderListens>(&event)) {
    // A listener that has been ended meanwhile must not change the request of its successor.
    if (number != m_lastNumber) return;
    // After a pause a person types the same port and code as before.
    m_last->options.port = listens->port;
    m_last->options.code = listens->code;
  }
  emit told(event);
}

void ResponderThread::end(std::uint64_t number, const Status& status) {
  m_led = false;
  // Another one has begun, or will when a run has ended.
  if (number != m_lastNumber || m_state != State::On) return;
  setState(State::Off);
  if (!status) emit failed(status.error());
}

void ResponderThread::setState(State state) {
  if (m_state == state) return;
  m_state = state;
  emit stateChanged(state);
}

}  // namespace strata::gui

#include "moc_responder_thread.cpp"
