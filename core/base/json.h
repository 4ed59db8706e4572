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

/// What the text says, which has no error (findJsonError) and so no key twice; discarded where it has one
/// after all. Takes work in proportion to the text: Json::parse looks through an object's keys for each new
/// one.
Json parsedJson(std::string_view text);
/// The same for CBOR (findCborError).
Json parsedCbor(std::string_view bytes);

/// Adds a key that the object lacks, without looking through those that are there.
void append(Json& object, std::string key, Json value);

namespace detail {
using ViewInput = nlohmann::detail::iterator_input_adapter<std::string_view::const_iterator>;
}  // namespace detail

}  // namespace strata

// Compiled once, in json.cpp: where each source did it anew, that was a tenth of what it took to compile.
extern template class nlohmann::basic_json<nlohmann::ordered_map>;
extern template class nlohmann::detail::serializer<strata::Json>;
extern template class nlohmann::detail::parser<strata::Json, strata::detail::ViewInput>;
extern template class nlohmann::detail::lexer<strata::Json, strata::detail::ViewInput>;
extern template class nlohmann::detail::serializer<strata::SortedJson>;
extern template class nlohmann::detail::parser<strata::SortedJson, strata::detail::ViewInput>;
extern template class nlohmann::detail::lexer<strata::SortedJson, strata::detail::ViewInput>;
extern template class nlohmann::detail::binary_reader<strata::Json, strata::detail::ViewInput>;
