// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The floating loop over types that a policy names, so that the kernel (doubles) and the twin that counts
/// operations are one source.
namespace strata::kernels {

/// A product or quotient that the compiler can neither fold, nor join with an addition, nor pack into a
/// vector.
template <class Policy>
[[gnu::always_inline]] inline typename Policy::Number product(typename Policy::Number a,
                                                              typename Policy::Number b) noexcept {
  typename Policy::Number result = a * b;
  Policy::hold(result);
  return result;
}

template <class Policy>
[[gnu::always_inline]] inline typename Policy::Number quotient(typename Policy::Number a,
                                                               typename Policy::Number b) noexcept {
  typename Policy::Number result = a / b;
  Policy::hold(result);
  return result;
}

/// Runs `iterations` iterations on `state`: its four carried values x, y, z, w and four constants.
/// Two rational functions f, g of x and z, whose product and whose filtered values y, w make up the next x
/// and z.
template <class Policy, class State>
[[gnu::always_inline]] inline void floatingLoop(State& state, typename Policy::Counter iterations) noexcept {
  using Number = typename Policy::Number;
  const Number c0 = state.constants[0], c1 = state.constants[1], c2 = state.constants[2],
               c3 = state.constants[3];
  Number x = state.carried[0], y = state.carried[1], z = state.carried[2], w = state.carried[3];
  Number d{}, e{}, f{}, g{}, h{}, p{}, q{};
  for (typename Policy::Counter i{}; i < iterations; ++i) {
    d = (product<Policy>(x, x) + product<Policy>(z, z)) + c0;
    f = quotient<Policy>(c3 - product<Policy>(x, c1), d);
    e = d + c3;
    g = quotient<Policy>(c0 - product<Policy>(z, c1), e);
    h = product<Policy>(f, g);
    p = product<Policy>(y, c2) + product<Policy>(w, c1);
    q = product<Policy>(w, c2) + product<Policy>(y, c1);
    y = p + g;
    w = q + f;
    x = (f + y) + h;
    z = (g + w) + h;
  }
  state.carried = {x, y, z, w};
}

}  // namespace strata::kernels
