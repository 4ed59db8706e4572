// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/html_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/report/markup.h"
#include "core/report/svg_chart.h"

namespace strata {

namespace {

/// The hash of htmlStyle() in base 64; a test computes it again.
constexpr std::string_view styleHash = "KRe6t5zkv0RtTlDgVyjaDA3hNKiBV9/++8kRf55Whkc=";

constexpr std::string_view pageStyle = R"(:root {
  color-scheme: light dark;
  --ground: #f6f6f8; --card: #ffffff; --ink: #1d1d1f; --muted: #5c5c66; --line: #e0e0e5; --accent: #0067a0;
  --good: #126d40; --fair: #8a5a00; --poor: #b3261e;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #131315; --card: #1c1c1f; --ink: #f2f2f4; --muted: #b0b0ba; --line: #36363c; --accent: #6bbdf0;
    --good: #4cc38a; --fair: #e6a832; --poor: #ff8a7a;
  }
}
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif }
header, main, footer { max-width: 60rem; margin-inline: auto; padding-inline: 1rem }
header { padding-block: 2rem .5rem }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .25rem; overflow-wrap: anywhere }
h2 { font-size: 1.2rem; margin: 0 0 .5rem }
h3 { font-size: 1rem; margin: .75rem 0 .25rem; overflow-wrap: anywhere }
p { margin: 0 0 .75rem }
a { color: var(--accent) }
.brand { color: var(--muted); font-size: .8rem; letter-spacing: .08em; margin: 0 0 .5rem }
.sub, .small, .reading, footer { color: var(--muted) }
.small, .reading { font-size: .87rem }
.reading { max-width: 46rem }
.comment { white-space: pre-line; overflow-wrap: anywhere }
.banner { border-inline-start: 4px solid var(--fair); background: var(--card); padding: .6rem .9rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.25rem;
  margin-block: 1rem }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem 2.5rem }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .2rem 1rem; margin: 0; font-size: .93rem }
dt { color: var(--muted) }
dd { margin: 0; overflow-wrap: anywhere }
.chart { display: block; width: 100%; height: auto; max-width: 760px; margin: .25rem auto .75rem; direction: ltr }
.scroll { overflow-x: auto; margin-inline: -1.25rem; padding-inline: 1.25rem }
.scroll:focus-visible { outline: 2px solid var(--accent) }
table { border-collapse: collapse; min-width: min(100%, 36rem); font-size: .93rem; font-variant-numeric: tabular-nums }
th, td { padding: .28rem .6rem; text-align: start; vertical-align: baseline; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { padding-inline-start: 0 }
th:last-child, td:last-child { padding-inline-end: 0 }
thead th { font-weight: 500; color: var(--muted); font-size: .87rem }
tbody th { font-weight: 400 }
tbody th[colspan] { font-weight: 600; padding-top: .9rem }
.n { text-align: end; white-space: nowrap; direction: ltr }
:dir(rtl) .n { text-align: start }
td.v { white-space: nowrap }
tr:last-child > * { border-bottom: 0 }
.good .mark { color: var(--good) }
.fair .mark { color: var(--fair) }
.poor .mark, .failed .mark { color: var(--poor) }
.skipped .mark { color: var(--muted) }
.mark { display: inline-block; min-width: 1.2em }
.strong { font-weight: 600 }
sup { line-height: 0; font-size: .75em }
sup a { text-decoration: none; padding: .2em }
ol, ul { margin: 0; padding-inline-start: 1.5rem }
li { margin-block: .35rem; overflow-wrap: anywhere }
li:target { background: color-mix(in srgb, var(--accent) 15%, transparent) }
details summary { cursor: pointer; color: var(--accent); padding-block: .3rem }
footer { font-size: .87rem; padding-block: .5rem 2.5rem }
@media (max-width: 40rem) {
  body { font-size: 14px }
  header { padding-top: 1.25rem }
  section { border-inline: 0; border-radius: 0; margin-inline: -1rem; padding-inline: 1rem }
  .scroll { margin-inline: -1rem; padding-inline: 1rem }
  dl { grid-template-columns: 1fr; gap: 0 }
  dd { margin-block-end: .45rem }
  th, td { padding-inline: .4rem }
  .chart { width: 640px; max-width: none }
}
@media print {
  body { background: none; font-size: 10pt }
  section { border: 0; padding: 0; break-inside: auto }
  header, main, footer { max-width: none; padding-inline: 0 }
  .chart, tr, li { break-inside: avoid }
  h2 { break-after: avoid }
  .scroll { overflow: visible; margin: 0; padding: 0 }
  a { color: inherit; text-decoration: none }
}
)";

bool isWrittenFromTheRight(const std::string& language) {
  constexpr std::array<std::string_view, 4> languages{"ar", "fa", "he", "ur"};
  return std::ranges::find(languages, std::string_view(language).substr(0, 2)) != languages.end();
}

}  // namespace

std::string htmlStyle() {
  return std::string(pageStyle) + svgStyle();
}

std::string htmlParagraph(const std::string& text, std::string_view cssClass) {
  if (text.empty()) return {};
  if (cssClass.empty()) return fmt::format("<p>{}</p>\n", escaped(text));
  return fmt::format("<p class=\"{}\">{}</p>\n", cssClass, escaped(text));
}

std::string htmlCharts(const std::vector<Chart>& charts, std::string_view name) {
  std::string markup;
  for (std::size_t i = 0; i < charts.size(); ++i)
    markup += fmt::format("<div class=\"scroll\">{}</div>\n",
                          svgElement(charts[i], fmt::format("{}-chart-{}", escaped(name), i + 1),
                                     charts.size() > 1 ? TitleShown::Yes : TitleShown::No));
  return markup;
}

std::string htmlPage(const std::string& title, const std::string& version, const std::string& body,
                     const Words& words) {
  const std::string language = words("html-language", {});
  const std::string style = htmlStyle();
  std::string page = fmt::format("<!DOCTYPE html>\n<html lang=\"{}\" dir=\"{}\">\n<head>\n",
                                 escaped(language), isWrittenFromTheRight(language) ? "rtl" : "ltr");
  page += "<meta charset=\"utf-8\">\n";
  page += fmt::format(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-{}'; "
      "img-src data:; base-uri 'none'; form-action 'none'\">\n",
      styleHash);
  page += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
  page += fmt::format("<meta name=\"generator\" content=\"{}\">\n", escaped("Strata " + version));
  page += fmt::format("<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n", escaped(title), style);
  return page + body + "</body>\n</html>\n";
}

}  // namespace strata
