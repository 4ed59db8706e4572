// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

template class nlohmann::basic_json<nlohmann::ordered_map>;
template class nlohmann::detail::serializer<strata::Json>;
template class nlohmann::detail::parser<strata::Json, strata::detail::TextInput>;
template class nlohmann::detail::lexer<strata::Json, strata::detail::TextInput>;
template class nlohmann::detail::parser<strata::Json, strata::detail::ViewInput>;
template class nlohmann::detail::lexer<strata::Json, strata::detail::ViewInput>;
template class nlohmann::detail::serializer<strata::SortedJson>;
template class nlohmann::detail::parser<strata::SortedJson, strata::detail::ViewInput>;
template class nlohmann::detail::lexer<strata::SortedJson, strata::detail::ViewInput>;
template class nlohmann::detail::binary_reader<strata::Json, strata::detail::ViewInput>;
