// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_events.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>
#include <variant>

#include "app/cli/terminal.h"
#include "app/words/words.h"
#include "core/base/json.h"
#include "core/base/json_text.h"
#include "core/base/utf8_path.h"
#include "core/report/json.h"
#include "core/report/names.h"

namespace strata::cli {

namespace {

Json cellJson(const CellId& cell) {
  return {{"test", cell.test.text()},
          {"kernel", cell.kernel},
          {"parameters", parsedJson(parametersToJson(cell.parameters))}};
}

/// What came of a cell, without the samples, which the report has.
Json outcomeJson(const CellResult& result) {
  Json json = cellJson(result);
  if (const auto* measured = measuredOf(&result)) {
    json["value"] = measured->value;
    json["unit"] = result.unit;
    if (measured->low) json["low"] = *measured->low;
    if (measured->high) json["high"] = *measured->high;
    json["verdict"] = gradeName(measured->verdict.grade);
  } else if (const auto* skipped = std::get_if<Skipped>(&result.outcome)) {
    json["skipped"] = skipped->reason.id;
  } else {
    json["failed"] = std::get<Failed>(result.outcome).error.id;
  }
  return json;
}

Json momentJson(const Moment& moment) {
  Json json{{"cell", moment.cell}, {"rate", moment.rate}};
  if (moment.p50Ns) json["p50_ns"] = *moment.p50Ns;
  return json;
}

/// What each event has.
struct Lines {
  const Plan& plan;
  const RunPlace& run;

  Json operator()(const RunStarted& event) const {
    Json json{{"event", "run-started"}, {"number", run.number}, {"of", run.of}};
    if (event.head) json["run"] = event.head->id;
    if (!run.label.empty()) json["label"] = run.label;
    json["steps"] = plan.steps.size();
    json["expected_s"] = plan.expectedSeconds;
    return json;
  }
  Json operator()(const StepStarted& event) const {
    const Step& step = plan.steps[event.step];
    Json cells = Json::array();
    for (const PlannedCell& cell : step.cells) cells.push_back(cellJson(cell));
    return {{"event", "step-started"},
            {"step", event.step},
            {"test", testGroupId(step.group)},
            {"cells", std::move(cells)}};
  }
  Json operator()(const Progress& event) const {
    Json json{{"event", "progress"},
              {"step", event.step},
              {"fraction", event.fraction},
              {"remaining_s", event.remainingS},
              {"extended", event.extended}};
    for (const LiveFigure& figure : event.figures)
      json["figures"].push_back(
          {{"cell", figure.cell}, {"value", figure.value}, {"low", figure.low}, {"high", figure.high}});
    for (const Moment& moment : event.moments) json["moments"].push_back(momentJson(moment));
    return json;
  }
  Json operator()(const StepFinished& event) const {
    Json results = Json::array();
    for (const CellResult& result : event.results) results.push_back(outcomeJson(result));
    return {{"event", "step-finished"}, {"step", event.step}, {"results", std::move(results)}};
  }
  Json operator()(const RunFinished& event) const {
    return {{"event", "run-finished"}, {"status", statusName(event.status)}};
  }
};

}  // namespace

std::string eventLine(const Event& event, const Plan& plan, const RunPlace& run) {
  return jsonText(std::visit(Lines{plan, run}, event)) + '\n';
}

Result<EventLines> EventLines::open(const std::string& path) {
  EventLines lines(path);
  if (path == eventsToOutput) return Result<EventLines>(std::move(lines));
  errno = 0;
  lines.m_file.open(pathOf(path), std::ios::binary | std::ios::trunc);
  if (!lines.m_file.is_open())
    return Error{"cannot-write", {{"path", path}, {"system", std::string(std::strerror(errno))}}};
  return Result<EventLines>(std::move(lines));
}

bool EventLines::write(const std::string& line) {
  if (m_path == eventsToOutput) return printText(stdout, line);
  m_file.clear();
  m_file << line << std::flush;
  return m_file.good();
}

void EventLines::show(const Event& event, const RunPlace& run) {
  if (const auto* started = std::get_if<RunStarted>(&event)) m_plan = started->plan;
  errno = 0;
  if (write(eventLine(event, *m_plan, run)) || m_lost) return;
  const std::string path = m_path == eventsToOutput ? english("cli-standard-output") : m_path;
  m_lost = Error{"cannot-write", {{"path", path}, {"system", std::string(std::strerror(errno))}}};
}

}  // namespace strata::cli
