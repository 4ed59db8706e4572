// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

template class nlohmann::basic_json<nlohmann::ordered_map>;
template class nlohmann::detail::serializer<strata::Json>;
template class nlohmann::detail::parser<
    strata::Json, nlohmann::detail::iterator_input_adapter<std::string::const_iterator>>;
template class nlohmann::detail::lexer<strata::Json,
                                       nlohmann::detail::iterator_input_adapter<std::string::const_iterator>>;
