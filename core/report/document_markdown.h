// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/document.h"

namespace strata {

/// A report as Markdown with tables, as code forges and chats read it. Nothing of it is taken for markup that
/// a person or another machine wrote.
std::string documentMarkdown(const Document& document);

}  // namespace strata
