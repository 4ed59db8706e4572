// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace strata::gui {

class LiveResults;
class ResultsPage;

/// The pages in the order of the side list; app/gui/window/page_facts.h has the facts of each.
enum class Page { Overview, Processor, Memory, Disk, Network, Cores, History, Compare, Help };

// A page that nobody speaks with but as a ResultsPage is a source without a header. `results` outlives it.
ResultsPage* makeProcessorPage(LiveResults& results, QWidget* parent);
ResultsPage* makeCoresPage(LiveResults& results, QWidget* parent);

}  // namespace strata::gui
