// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace strata {

/// JSON whose keys stay in the order in which they were written.
using Json = nlohmann::ordered_json;

/// JSON whose keys are in the order of their names, and found fast however many there are.
using SortedJson = nlohmann::json;

namespace detail {
using TextInput = nlohmann::detail::iterator_input_adapter<std::string::const_iterator>;
using ViewInput = nlohmann::detail::iterator_input_adapter<std::string_view::const_iterator>;
}  // namespace detail

}  // namespace strata

// Compiled once, in json.cpp: where each source did it anew, that was a tenth of what it took to compile.
extern template class nlohmann::basic_json<nlohmann::ordered_map>;
extern template class nlohmann::detail::serializer<strata::Json>;
extern template class nlohmann::detail::parser<strata::Json, strata::detail::TextInput>;
extern template class nlohmann::detail::lexer<strata::Json, strata::detail::TextInput>;
extern template class nlohmann::detail::parser<strata::Json, strata::detail::ViewInput>;
extern template class nlohmann::detail::lexer<strata::Json, strata::detail::ViewInput>;
extern template class nlohmann::detail::serializer<strata::SortedJson>;
extern template class nlohmann::detail::parser<strata::SortedJson, strata::detail::ViewInput>;
extern template class nlohmann::detail::lexer<strata::SortedJson, strata::detail::ViewInput>;
extern template class nlohmann::detail::binary_reader<strata::Json, strata::detail::ViewInput>;
