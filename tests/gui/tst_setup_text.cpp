// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/qtest.h>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "app/gui/setup/drive_letters.h"
#include "app/gui/text/value_text.h"
#include "tests/gui/gui_tests.h"

namespace strata::gui {

namespace {

const QLocale british(QLocale::English, QLocale::UnitedKingdom);
const QLocale german(QLocale::German, QLocale::Germany);
const QLocale arabic(QLocale::Arabic, QLocale::Egypt);
const QLocale french(QLocale::French, QLocale::France);

constexpr std::uint64_t none = ~std::uint64_t{0};

std::vector<std::string> foldersOf(std::string_view letters) {
  const auto read = foldersOfDriveLetters(letters);
  const auto* folders = std::get_if<std::vector<std::string>>(&read);
  return folders == nullptr ? std::vector<std::string>{"fault"} : *folders;
}

std::optional<DriveLetterFault> faultOf(std::string_view letters) {
  const auto read = foldersOfDriveLetters(letters);
  const auto* fault = std::get_if<DriveLetterFault>(&read);
  return fault == nullptr ? std::nullopt : std::optional(*fault);
}

}  // namespace

class SetupTextTest : public QObject {
  Q_OBJECT

 private slots:
  void readsSizes_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<std::uint64_t>("bytes");
    const auto row = [](const char* text, const QLocale& locale, std::uint64_t bytes) {
      QTest::addRow("%s in %s", text, qPrintable(locale.name()))
          << QString::fromUtf8(text) << locale << bytes;
    };
    row("128", british, 128);
    row(" 16K ", british, 16384);
    row("1.5M", british, 1572864);
    row("1.5 MiB", british, 1572864);
    row("10kB", british, 10000);
    row("1,024 KiB", british, 1048576);
    row("1,5 MiB", british, none);
    row("1,5 MiB", german, 1572864);
    row("1.5 MiB", german, 1572864);
    row("1.024 KiB", german, 1048576);
    row("1,5.2 MiB", german, none);
    row("1,5 MiB", french, 1572864);
    row("1\u202f024 KiB", french, 1048576);
    row("١٬٠٢٤ KiB", arabic, 1048576);
    row("١٫٥ MiB", arabic, 1572864);
    row("12 KiB", arabic, 12288);
    row("", british, none);
    row("  ", british, none);
    row("KiB", british, none);
    row("sixteen", british, none);
    row("16 kg", british, none);
    row("-16K", british, none);
    row("+16K", british, none);
    row("1e6", british, none);
    row("nan", british, none);
    row("16K16", british, none);
    row("99999999999999999999", british, none);
  }

  void readsSizes() {
    QFETCH(const QString, text);
    QFETCH(const QLocale, locale);
    QFETCH(const std::uint64_t, bytes);
    QCOMPARE(sizeFromText(text, locale), bytes == none ? std::nullopt : std::optional(Bytes{bytes}));
  }

  void writesSizesExactly_data() {
    QTest::addColumn<std::uint64_t>("bytes");
    QTest::addColumn<QString>("text");
    const auto row = [](std::uint64_t bytes, const char* text) {
      QTest::addRow("%s", text) << bytes << QString::fromUtf8(text);
    };
    row(128, "128 B");
    row(999, "999 B");
    row(1000, "1 kB");
    row(1024, "1 KiB");
    row(12288, "12 KiB");
    row(10240, "10 KiB");
    row(1024000, "1000 KiB");
    row(1572864, "1.5 MiB");
    row(1310720, "1.25 MiB");
    row(1048640, "1048640 B");
    row(100000, "100 kB");
    row(5000000000, "5 GB");
    row(512000000, "512 MB");
    row(1280 << 20, "1.25 GiB");
    row(std::uint64_t{64} << 40, "64 TiB");
  }

  void writesSizesExactly() {
    QFETCH(const std::uint64_t, bytes);
    QFETCH(const QString, text);
    QCOMPARE(exactSizeText(Bytes{bytes}, british), text);
  }

  void whatIsWrittenReadsBack() {
    std::vector<std::uint64_t> sizes;
    for (std::uint64_t size = 128; size < std::uint64_t{1} << 46; size = size * 3 / 2 + 1)
      for (const std::uint64_t step : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{64}})
        sizes.push_back(size + step);
    for (int bit = 7; bit < 47; ++bit) sizes.push_back(std::uint64_t{1} << bit);
    for (const QLocale& locale : {british, german, arabic, french})
      for (const std::uint64_t size : sizes)
        QCOMPARE(sizeFromText(exactSizeText(Bytes{size}, locale), locale), std::optional(Bytes{size}));
  }

  void aSizeRoundedDownIsNeverMore() {
    QCOMPARE(sizeTextRoundedDown(Bytes{3323887616}, british), QStringLiteral("3.09 GiB"));
    QCOMPARE(sizeTextRoundedDown(Bytes{11456789012}, german), QStringLiteral("10,6 GiB"));
    QCOMPARE(sizeTextRoundedDown(1_MiB, british), QStringLiteral("1 MiB"));
    QCOMPARE(sizeTextRoundedDown(Bytes{1023}, british), QStringLiteral("1023 B"));
    QCOMPARE(sizeTextRoundedDown(0_B, british), QStringLiteral("0 B"));
    for (std::uint64_t size = 1; size < std::uint64_t{1} << 46; size = size * 4 / 3 + 1) {
      const auto shown = sizeFromText(sizeTextRoundedDown(Bytes{size}, british), british);
      QVERIFY(shown.has_value());
      QVERIFY(*shown <= Bytes{size});
      QVERIFY(static_cast<double>(shown->count) >= 0.99 * static_cast<double>(size));
    }
  }

  void readsWholeNumbers() {
    QCOMPARE(wholeNumberFromText(QStringLiteral(" 42 ")), std::optional(42));
    QCOMPARE(wholeNumberFromText(QStringLiteral("007")), std::optional(7));
    QCOMPARE(wholeNumberFromText(QStringLiteral("٤٢")), std::optional(42));
    for (const char* text : {"", " ", "-1", "+1", "1.5", "1,000", "two", "2 s", "1e2", "1234567890"})
      QCOMPARE(wholeNumberFromText(QString::fromLatin1(text)), std::nullopt);
  }

  void readsListsOfCpus() {
    using List = std::optional<std::vector<int>>;
    QCOMPARE(cpuListFromText(QStringLiteral("0,2,4-7")), List({0, 2, 4, 5, 6, 7}));
    QCOMPARE(cpuListFromText(QStringLiteral(" 3, 1 ")), List({3, 1}));
    QCOMPARE(cpuListFromText(QStringLiteral("٠،٢–٤")), List({0, 2, 3, 4}));
    for (const char* text : {"", "0,", ",0", "4-2", "a", "spread", "none", "0;1", "99999999999"})
      QCOMPARE(cpuListFromText(QString::fromLatin1(text)), List());
  }

  void writesListsOfCpus() {
    QCOMPARE(cpuListText({}), QString());
    QCOMPARE(cpuListText({3}), QStringLiteral("3"));
    QCOMPARE(cpuListText({0, 1}), QStringLiteral("0,1"));
    QCOMPARE(cpuListText({0, 2, 4, 5, 6, 7, 9}), QStringLiteral("0,2,4-7,9"));
    QCOMPARE(cpuListText({3, 2, 1, 0}), QStringLiteral("3,2,1,0"));
    for (const std::vector<int>& list :
         {std::vector<int>{0, 1, 2, 1, 2, 3}, {5, 5, 5}, {7, 8, 9, 0}, {1, 2, 3, 4, 5, 6, 7, 8}})
      QCOMPARE(cpuListFromText(cpuListText(list)), std::optional(list));
  }

  void lettersNameDrives() {
    QCOMPARE(foldersOf("cde"), (std::vector<std::string>{"C:\\", "D:\\", "E:\\"}));
    QCOMPARE(foldersOf(" eC "), (std::vector<std::string>{"E:\\", "C:\\"}));
    QCOMPARE(foldersOf(""), std::vector<std::string>{});
    using Kind = DriveLetterFault::Kind;
    QCOMPARE(faultOf("c1"), std::optional(DriveLetterFault{Kind::NotALetter, 1}));
    QCOMPARE(faultOf("c:"), std::optional(DriveLetterFault{Kind::NotALetter, 1}));
    QCOMPARE(faultOf("dé"), std::optional(DriveLetterFault{Kind::NotALetter, 1}));
    QCOMPARE(faultOf("cdC"), std::optional(DriveLetterFault{Kind::Twice, 2}));
  }

  void drivesHaveLetters() {
    QCOMPARE(driveLettersOf({"C:\\", "d:/", "E:\\"}), std::string("cde"));
    QCOMPARE(driveLettersOf({}), std::string());
    QCOMPARE(driveLettersOf({"C:\\", "D:\\data"}), std::string());
    QCOMPARE(driveLettersOf({"C:\\", "C:\\"}), std::string());
    QCOMPARE(driveLettersOf({"/"}), std::string());
    for (const char* letters : {"c", "zyx", "abcdefghijklmnopqrstuvwxyz"})
      QCOMPARE(driveLettersOf(foldersOf(letters)), std::string(letters));
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(SetupTextTest)
#include "tst_setup_text.moc"
