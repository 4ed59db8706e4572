// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/kernel_id.h"

#include <gtest/gtest.h>

#include "core/plan/endurance_plan.h"
#include "core/plan/network_plan.h"
#include "kernels/catalog.h"

namespace strata {
namespace {

TEST(KernelId, TakesTheIdApart) {
  const KernelId read = kernelIdOf("read-serial-16");
  EXPECT_EQ(read.family, "read");
  EXPECT_EQ(read.form, "serial");
  EXPECT_EQ(read.number, 16);
  EXPECT_EQ(read.loop, "read-serial");

  const KernelId chase = kernelIdOf("chase-4");
  EXPECT_EQ(chase.family, "chase");
  EXPECT_EQ(chase.form, "");
  EXPECT_EQ(chase.number, 4);

  const KernelId repeated = kernelIdOf("string-rep-lods-8");
  EXPECT_EQ(repeated.family, "string");
  EXPECT_EQ(repeated.form, "rep-lods");
  EXPECT_EQ(repeated.number, 8);

  const KernelId library = kernelIdOf("library-memcpy");
  EXPECT_EQ(library.form, "memcpy");
  EXPECT_FALSE(library.number);
}

TEST(KernelId, TakesWhatIsNoSuchIdAsItIs) {
  EXPECT_EQ(kernelIdOf("").family, "");
  EXPECT_EQ(kernelIdOf("memcpy").family, "memcpy");
  for (const char* text : {"read-", "read-16x", "-", "a-99999999999999999999"}) {
    EXPECT_FALSE(kernelIdOf(text).number) << text;
    EXPECT_EQ(kernelIdOf(text).loop, text);
  }
}

// The width is told twice, by the id and by the catalogue: they must agree, since names come from either.
TEST(KernelId, HasTheWidthOfTheCatalogue) {
  for (const kernels::Kernel& kernel : kernels::catalog()) {
    using enum kernels::Family;
    if (kernel.family != Read && kernel.family != Write && kernel.family != Copy && kernel.family != Move)
      continue;
    EXPECT_EQ(kernelIdOf(kernel.id).number, static_cast<std::int64_t>(kernel.widthBytes)) << kernel.id;
    EXPECT_FALSE(kernelIdOf(kernel.id).form.empty()) << kernel.id;
  }
}

TEST(KernelId, KnowsTheTimesOfTheNetwork) {
  for (const std::string_view id : networkKernels) {
    const CellId cell{strata::Test::Network, std::string(id), {}};
    EXPECT_EQ(isRoundTrip(cell), id.find("round-trip") != std::string_view::npos) << id;
  }
  EXPECT_FALSE(isRoundTrip({strata::Test::Disk, "network-round-trip", {}}));
}

TEST(KernelId, HasMicrosecondsOfWhatTakesThese) {
  EXPECT_EQ(microsecondsOf({strata::Test::Pauses, "pauses-wake-up", {}}, 52'000), 52);
  EXPECT_EQ(microsecondsOf({strata::Test::Network, "network-round-trip", {}}, 182'000), 182);
  EXPECT_FALSE(microsecondsOf({strata::Test::Pauses, "pauses-watch", {}}, 0.3)) << "a share";
  EXPECT_FALSE(microsecondsOf({strata::Test::Latency, "chase-1", {}}, 80));
}

TEST(KernelId, KnowsTheSustainedWrite) {
  EXPECT_TRUE(isSustainedWrite({strata::Test::Disk, std::string(enduranceKernel), {}}));
  EXPECT_FALSE(isSustainedWrite({strata::Test::Disk, "disk-write-serial", {}}));
}

}  // namespace
}  // namespace strata
