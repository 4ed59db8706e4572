// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run/engine_thread.h"

#include <algorithm>
#include <random>
#include <type_traits>
#include <variant>

#include "app/gui/run/needed_thread.h"
#include "app/gui/topology/topology_tree.h"
#include "core/model/series.h"

namespace strata::gui {

namespace {

bool wasStopped(const Error& error) {
  return error.id == "stopped";
}

}  // namespace

// The threads are made here, once, and not at each run: a thread inherits the CPUs of the one that makes it,
// and during a run the window's thread may be bound to the spare ones.
EngineThread::EngineThread(Engine engine, QObject* parent)
    : QObject(parent),
      m_engine(std::move(engine)),
      m_thread(neededThread([this] { work(); })),
      m_planner(neededThread([this] { answer(); })),
      m_keeper(neededThread([this](const std::stop_token& ended) { doChores(ended); })) {}

EngineThread::~EngineThread() {
  m_lastStop.request_stop();
  for (std::stop_source& question : m_lastQuestionStops) question.request_stop();
  m_examineStop.request_stop();
  m_probeStop.request_stop();
  m_keeper.request_stop();
  {
    const std::lock_guard lock(m_mutex);
    m_ended = true;
  }
  m_wake.notify_all();
  m_thread.join();
  m_planner.join();
  m_keeper.join();
}

void EngineThread::forecast(Asker asker, const Request& request) {
  const auto index = static_cast<std::size_t>(asker);
  // Nobody waits for the answer to the one before, which may ask a folder that does not answer.
  std::exchange(m_lastQuestionStops[index], std::stop_source()).request_stop();
  {
    const std::lock_guard lock(m_mutex);
    m_nextQuestions[index] = Question{request, m_lastQuestionStops[index]};
    if (!m_machine) {
      m_examineWanted = true;
      m_examineError.reset();
    }
  }
  m_wake.notify_all();
}

void EngineThread::start(const Request& request) {
  start(SeriesRequest{{request}});
}

void EngineThread::start(SeriesRequest request) {
  if (m_mayStart && !m_mayStart()) {
    // Later, as all that comes of a start. Who waits for the end of what was asked for waits no longer.
    post([this] {
      emit heldBack();
      emit runningChanged(m_running);
    });
    return;
  }
  m_lastStop.request_stop();
  m_lastStop = std::stop_source();
  m_probeStop.request_stop();
  ++m_lastNumber;
  {
    const std::lock_guard lock(m_mutex);
    m_nextRun = Asked{std::move(request), m_lastNumber, m_lastStop};
  }
  m_wake.notify_all();
  // Told again when one run takes the place of another: what was shown of that is over.
  if (m_running)
    emit runningChanged(true);
  else
    setRunning(true);
}

void EngineThread::stop() {
  m_lastStop.request_stop();
}

void EngineThread::measureLastLevel() {
  if (!canMeasureLastLevel()) return;
  std::exchange(m_probeStop, std::stop_source()).request_stop();
  {
    const std::lock_guard lock(m_mutex);
    m_nextProbe = m_probeStop;
  }
  m_wake.notify_all();
}

std::optional<MachineParts> EngineThread::machineParts(const Machine& machine) const {
  if (!m_engine.readParts) return std::nullopt;
  Result<MachineParts> parts = m_engine.readParts();
  if (!parts) return std::nullopt;
  std::vector<int> usable;
  for (const LogicalCpu& cpu : machine.cpus) usable.push_back(cpu.osIndex);
  return withUsable(*std::move(parts), usable);
}

void EngineThread::findLeftovers(const std::vector<std::string>& folders) {
  if (!m_engine.findLeftovers) return;
  addChore([this, folders](const std::stop_token& ended) {
    const std::vector<Leftover> found = m_engine.findLeftovers(folders, ended);
    if (!found.empty()) post([this, found] { emit leftoversFound(found); });
  });
}

void EngineThread::runSelfTest(const Machine& machine) {
  if (!m_engine.selfTest) return;
  addChore([this, machine](const std::stop_token&) {
    const auto json = m_engine.selfTest(machine);
    post([this, text = json ? *json : std::string()] { emit selfTested(QByteArray::fromStdString(text)); });
  });
}

void EngineThread::readState() {
  if (!m_engine.readState) return;
  addChore([this](const std::stop_token&) {
    const MachineState state = m_engine.readState();
    post([this, state] { emit stateRead(state); });
  });
}

void EngineThread::findDrives() {
  if (!m_engine.findDrives) return;
  addChore([this](const std::stop_token& ended) {
    const std::vector<FolderFacts> found = m_engine.findDrives(ended);
    post([this, found] { emit drivesFound(found); });
  });
}

void EngineThread::removeLeftovers(const std::vector<Leftover>& leftovers) {
  addChore([this, leftovers](const std::stop_token& ended) {
    const std::vector<Error> errors = m_engine.removeLeftovers(leftovers, ended);
    post([this, errors] { emit leftoversRemoved(errors); });
  });
}

void EngineThread::keepLeftovers(const std::vector<Leftover>& leftovers) {
  addChore([this, leftovers](const std::stop_token&) { m_engine.keepLeftovers(leftovers); });
}

void EngineThread::addChore(Chore chore) {
  {
    const std::lock_guard lock(m_mutex);
    m_chores.push_back(std::move(chore));
  }
  m_wake.notify_all();
}

void EngineThread::doChores(const std::stop_token& ended) {
  while (true) {
    Chore chore;
    {
      std::unique_lock lock(m_mutex);
      m_wake.wait(lock, [this] { return m_ended || !m_chores.empty(); });
      if (m_ended) return;
      chore = std::move(m_chores.front());
      m_chores.pop_front();
    }
    chore(ended);
  }
}

void EngineThread::work() {
  while (true) {
    std::optional<Asked> run;
    std::optional<std::stop_source> probe;
    {
      std::unique_lock lock(m_mutex);
      m_wake.wait(lock, [this] { return m_ended || m_nextRun || m_examineWanted || m_nextProbe; });
      if (m_ended) return;
      run = std::exchange(m_nextRun, std::nullopt);
      probe = std::exchange(m_nextProbe, std::nullopt);
      m_examineWanted = false;
    }
    if (probe)
      carryOutProbe(probe->get_token());
    else if (!run)
      static_cast<void>(examineOnce(m_examineStop.get_token()));
    if (run) carryOutRun(*run);
  }
}

bool EngineThread::isAsked() const {
  return std::any_of(m_nextQuestions.begin(), m_nextQuestions.end(),
                     [](const std::optional<Question>& question) { return question.has_value(); });
}

bool EngineThread::mayAnswer() const {
  return isAsked() && (m_machine || m_examineError);
}

void EngineThread::answer() {
  while (true) {
    std::array<std::optional<Question>, askers> questions;
    std::optional<Error> error;
    {
      std::unique_lock lock(m_mutex);
      m_wake.wait(lock, [this] { return m_ended || mayAnswer(); });
      if (m_ended) return;
      questions = std::exchange(m_nextQuestions, {});
      if (!m_machine) error = m_examineError;
    }
    for (std::size_t i = 0; i < questions.size(); ++i) {
      if (!questions[i]) continue;
      const auto asker = static_cast<Asker>(i);
      if (error)
        post([this, asker, reason = *error] { emit forecastRefused(asker, reason); });
      else
        carryOutForecast(asker, *questions[i]);
    }
  }
}

std::optional<Error> EngineThread::examineOnce(const std::stop_token& stop) {
  if (knownMachine()) return std::nullopt;
  Result<Machine> machine = m_engine.examine(stop);
  if (machine) {
    setMachine(*std::move(machine));
    return std::nullopt;
  }
  {
    const std::lock_guard lock(m_mutex);
    // A stopped examination is no error: the next question begins a new one.
    if (!wasStopped(machine.error()))
      m_examineError = machine.error();
    else if (isAsked())
      m_examineWanted = true;
  }
  m_wake.notify_all();
  return machine.error();
}

std::shared_ptr<const Machine> EngineThread::knownMachine() {
  const std::lock_guard lock(m_mutex);
  return m_machine;
}

void EngineThread::setMachine(Machine machine) {
  const auto known = std::make_shared<const Machine>(std::move(machine));
  {
    const std::lock_guard lock(m_mutex);
    m_machine = known;
  }
  post([this, known] {
    m_allCpus.clear();
    for (const LogicalCpu& cpu : known->cpus) m_allCpus.push_back(cpu.osIndex);
    emit machineKnown(*known);
  });
  m_wake.notify_all();
}

void EngineThread::carryOutProbe(const std::stop_token& stop) {
  const auto progress = [this](double fraction) {
    post([this, fraction] { emit probeProgressed(fraction); });
  };
  // Without an answer the machine stays as it was known.
  if (Result<Machine> machine = m_engine.measureLastLevel(progress, stop)) setMachine(*std::move(machine));
  post([this] { emit probeEnded(); });
}

void EngineThread::carryOutForecast(Asker asker, const Question& question) {
  const Result<Plan> plan = m_engine.plan(question.request, *knownMachine(), question.stop.get_token());
  if (plan) {
    post([this, asker, made = std::make_shared<const Plan>(*plan)] { emit forecastMade(asker, made); });
  } else if (!wasStopped(plan.error())) {
    post([this, asker, reason = plan.error()] { emit forecastRefused(asker, reason); });
  }
}

void EngineThread::carryOutRun(const Asked& asked) {
  const std::stop_token stop = asked.stop.get_token();
  const auto refuse = [&](const Error& error) {
    if (!wasStopped(error)) post([this, error] { emit refused(error); });
  };

  if (!stop.stop_requested()) {
    if (const auto error = examineOnce(stop)) {
      refuse(*error);
    } else if (const auto plans = plansOf(asked.series, stop); !plans) {
      refuse(plans.error());
    } else if (!stop.stop_requested()) {
      carryOutSeries(asked, *plans, stop);
    }
  }
  post([this, number = asked.number] { endRequest(number); });
}

Machine EngineThread::machineOf(const SeriesRequest& request) {
  Machine machine = *knownMachine();
  if (request.lastLevel) {
    machine.lastLevelProbe = request.lastLevel->probe;
    machine.usableLastLevel = request.lastLevel->usable;
  }
  return machine;
}

namespace {

std::vector<const SeriesRequest::Side*> sidesOf(const SeriesRequest& request) {
  std::vector<const SeriesRequest::Side*> sides{&request.side};
  if (request.against) sides.push_back(&*request.against);
  for (const SeriesRequest::Side& other : request.others) sides.push_back(&other);
  return sides;
}

}  // namespace

Result<std::vector<Plan>> EngineThread::plansOf(const SeriesRequest& request, const std::stop_token& stop) {
  const Machine machine = machineOf(request);
  std::vector<Plan> plans;
  for (const SeriesRequest::Side* side : sidesOf(request)) {
    Result<Plan> plan = m_engine.plan(*side, machine, stop);
    if (!plan) return plan.error();
    plans.push_back(*std::move(plan));
  }
  return plans;
}

void EngineThread::carryOutSeries(const Asked& numbered, const std::vector<Plan>& plans,
                                  const std::stop_token& stop) {
  const SeriesRequest& request = numbered.series;
  const std::vector<const SeriesRequest::Side*> asked = sidesOf(request);
  const std::vector<SeriesMember> members =
      request.against    ? interleavedPairs(request.repetitions, std::random_device()())
      : asked.size() > 1 ? inTurn(asked.size(), request.repetitions)
                         : repetitionsOf(request.repetitions);
  const Machine machine = machineOf(request);
  SeriesPlace place{0, static_cast<int>(members.size()), asked.size() > 1};
  const RunMember runMember = [&](const SeriesMember& member, const std::optional<std::string>& series) {
    if (place.count > 1) post([this, place] { emit memberBegins(place); });
    ++place.index;
    const SeriesRequest::Side& side = *asked[member.side];
    EndedRun ended = m_engine.run(
        plans[member.side], machine, {series, member.repetition, side.label, {}},
        [this](const Event& event) { postEvent(event); }, stop);
    post(
        [this, run = std::make_shared<const Run>(ended.run), notKept = ended.notKept, notice = ended.notice] {
          announceEnd(run);
          if (notKept)
            emit this->notKept(*notKept);
          else if (notice)
            emit historyMended(*notice);
        });
    return ended;
  };
  auto sides = runSeries(members, runMember, stop);
  if (place.count > 1)
    post([this, number = numbered.number,
          ended = std::make_shared<const std::vector<std::vector<Run>>>(std::move(sides))] {
      // If another series was started meanwhile, its end is waited for instead.
      if (number == m_lastNumber) emit seriesFinished(ended);
    });
}

void EngineThread::postEvent(const Event& event) {
  std::visit(
      [this](const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, RunStarted>) {
          post([this, plan = value.plan, head = value.head] {
            announceStart(plan);
            if (head) emit startedAs(head->id);
          });
        } else if constexpr (std::is_same_v<Value, StepStarted>) {
          post([this, step = value.step] { emit stepStarted(step); });
        } else if constexpr (std::is_same_v<Value, Progress>) {
          post([this, value] { emit progressed(value); });
        } else if constexpr (std::is_same_v<Value, StepFinished>) {
          post([this, value] { emit stepFinished(value); });
        }
        // RunFinished says less than the run itself, which follows it.
      },
      event);
}

// Painting on a core that is being measured would disturb the sample: where the plan leaves CPUs free, the
// window's thread stays on those while the run lasts.
void EngineThread::announceStart(const std::shared_ptr<const Plan>& plan) {
  if (!plan->spareCpus.empty()) {
    m_engine.keepThisThreadOn(plan->spareCpus);
    m_boundToSpare = true;
  }
  emit started(plan);
}

void EngineThread::announceEnd(const std::shared_ptr<const Run>& run) {
  if (std::exchange(m_boundToSpare, false)) m_engine.keepThisThreadOn(m_allCpus);
  emit finished(run);
}

void EngineThread::endRequest(std::uint64_t number) {
  if (number == m_lastNumber) setRunning(false);
}

void EngineThread::setRunning(bool running) {
  if (m_running == running) return;
  m_running = running;
  emit runningChanged(running);
}

}  // namespace strata::gui

#include "moc_engine_thread.cpp"
