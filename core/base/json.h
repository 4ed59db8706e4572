// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace strata {

/// JSON whose keys stay in the order in which they were written.
using Json = nlohmann::ordered_json;

}  // namespace strata

// Compiled once, in json.cpp: where each source did it anew, that was a tenth of what it took to compile.
extern template class nlohmann::basic_json<nlohmann::ordered_map>;
extern template class nlohmann::detail::serializer<strata::Json>;
extern template class nlohmann::detail::parser<
    strata::Json, nlohmann::detail::iterator_input_adapter<std::string::const_iterator>>;
extern template class nlohmann::detail::lexer<
    strata::Json, nlohmann::detail::iterator_input_adapter<std::string::const_iterator>>;
