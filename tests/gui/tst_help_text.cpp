// SPDX-License-Identifier: GPL-3.0-or-later
// The help's text: how topics are read and searched, and that those that the program brings are whole.
#include "app/gui/help/help_text.h"

#include <QtCore/qfile.h>
#include <QtCore/qregularexpression.h>
#include <QtCore/qset.h>
#include <QtTest/qtest.h>

#include "app/gui/look/languages.h"
#include "app/words/sentence_table.h"
#include "tests/gui/gui_tests.h"

namespace strata::gui {

namespace {

QString fileText(const QString& language, const QString& id) {
  QFile file(QStringLiteral(":/help/%1/%2.md").arg(language, id));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList linksIn(const QString& markdown) {
  static const QRegularExpression link(QStringLiteral(R"(\]\(([^)]*)\))"));
  QStringList links;
  for (auto found = link.globalMatch(markdown); found.hasNext();) links.append(found.next().captured(1));
  return links;
}

const HelpTopic* find(const QList<HelpTopic>& topics, const QString& id) {
  for (const HelpTopic& topic : topics)
    if (topic.id == id) return &topic;
  return nullptr;
}

QStringList anchorsOf(const HelpTopic& topic) {
  QStringList anchors;
  for (const HelpSection& section : topic.sections) anchors.append(section.anchor);
  return anchors;
}

/// "memory#region" of each hit.
QStringList placesOf(const QList<HelpTopic>& topics, const QList<HelpHit>& hits) {
  QStringList places;
  for (const HelpHit& hit : hits)
    places.append(topics[hit.topic].id + u'#' + topics[hit.topic].sections[hit.section].anchor);
  return places;
}

HelpTopic topicOf(const char* id, const char* text) {
  return parseTopic(QString::fromLatin1(id), QStringLiteral("en"), QString::fromUtf8(text));
}

}  // namespace

class HelpTextTest : public QObject {
  Q_OBJECT

 private slots:
  void readsHeadingsAndLines() {
    const HelpTopic topic = topicOf("t", R"(<!-- a comment -->
# The *title*

First line
goes on with `code *kept*` and [a link](other.md#place).

## Part {#part}
- one
- two,
  longer
1. three

| a | b |
|---|--:|
| c `x` | d |

```
strata-cli  run
```
after
### No anchor
)");
    QCOMPARE(topic.title, QStringLiteral("The title"));
    QCOMPARE(topic.sections.size(), 3);
    QCOMPARE(topic.sections[0].level, 1);
    QCOMPARE(topic.sections[0].anchor, QStringLiteral("section-1"));
    QCOMPARE(topic.sections[0].lines,
             QStringList{QStringLiteral("First line goes on with code *kept* and a link.")});
    QCOMPARE(topic.sections[1].heading, QStringLiteral("Part"));
    QCOMPARE(topic.sections[1].anchor, QStringLiteral("part"));
    QCOMPARE(topic.sections[1].lines,
             QStringList({QStringLiteral("one"), QStringLiteral("two, longer"), QStringLiteral("three"),
                          QStringLiteral("a · b"), QStringLiteral("c x · d"),
                          QStringLiteral("strata-cli  run"), QStringLiteral("after")}));
    QCOMPARE(topic.sections[2].level, 3);
    QVERIFY(topic.sections[2].lines.isEmpty());
    QVERIFY(topic.markdown.startsWith(QStringLiteral("# The *title*")));
    QVERIFY(topic.markdown.contains(QStringLiteral("## Part\n")));
    QVERIFY(!topic.markdown.contains(QStringLiteral("comment")));
  }

  void textWithoutHeadingIsNoTopic() {
    const HelpTopic topic = topicOf("t", "only text\n");
    QVERIFY(topic.title.isEmpty());
    QVERIFY(topic.sections.isEmpty());
  }

  void codeKeepsItsOrderAmongRightToLeftText() {
    const QString mark(QChar(0x200E));
    const HelpTopic topic =
        parseTopic(QStringLiteral("t"), QStringLiteral("ar"),
                   QStringLiteral("# T\nx `--region 64M` y\n```\n`--quiet`\n```\n"), true);
    QVERIFY(topic.markdown.contains(mark + QStringLiteral("`--region 64M`") + mark));
    QVERIFY(topic.markdown.contains(QStringLiteral("\n`--quiet`\n")));
    QCOMPARE(topic.sections[0].lines.first(), QStringLiteral("x --region 64M y"));
  }

  void tablesAreMirroredAmongRightToLeftText() {
    const QString text = QStringLiteral("# T\n| a | b | |\n|---|--:|---|\n| c | d | |\n");
    const HelpTopic mirrored = parseTopic(QStringLiteral("t"), QStringLiteral("ar"), text, true);
    QVERIFY(mirrored.markdown.contains(QStringLiteral("| | b | a |\n|---|--:|---|\n| | d | c |\n")));
    QCOMPARE(mirrored.sections[0].lines, QStringList({QStringLiteral("a · b"), QStringLiteral("c · d")}));
    const HelpTopic plain = parseTopic(QStringLiteral("t"), QStringLiteral("en"), text, false);
    QVERIFY(plain.markdown.contains(QStringLiteral("| a | b | |\n")));
  }

  void linksLeadToPlaces() {
    const auto place = [](const char* topic, const char* anchor) {
      return HelpPlace{QString::fromLatin1(topic), QString::fromLatin1(anchor)};
    };
    QCOMPARE(placeOf(QStringLiteral("memory")), place("memory", ""));
    QCOMPARE(placeOf(QStringLiteral("memory.md")), place("memory", ""));
    QCOMPARE(placeOf(QStringLiteral("reasons.md#contended")), place("reasons", "contended"));
    QCOMPARE(placeOf(QStringLiteral("#contended"), QStringLiteral("reasons")), place("reasons", "contended"));
    const HelpTopic topic = topicOf("t", "# A\n## B {#b}\n");
    QCOMPARE(sectionOf(topic, QStringLiteral("b")), 1);
    QCOMPARE(sectionOf(topic, QStringLiteral("none")), 0);
    QCOMPARE(sectionOf(topic, {}), 0);
  }

  void findsWordsWhateverTheirCaseOrAccents() {
    const auto found = [](const char* query, const char* text) {
      return findWords(searchWords(QString::fromUtf8(query)), QString::fromUtf8(text));
    };
    QCOMPARE(found("cache", "Caches, cache"), QList<TextRange>({{0, 5}, {8, 5}}));
    QCOMPARE(found("grosze grö", "Größe"), QList<TextRange>({{0, 3}}));
    QCOMPARE(found("gro", "Größe"), QList<TextRange>({{0, 3}}));
    // Vowel signs and the bar that widens a word are not typed; the hit covers them.
    QCOMPARE(found("كتاب", "كِتَابٌ"), QList<TextRange>({{0, 6}}));
    QCOMPARE(found("كتاب", "كتــاب"), QList<TextRange>({{0, 6}}));
    // The longer of two that begin together; nothing twice.
    QCOMPARE(found("ca cache", "cache"), QList<TextRange>({{0, 5}}));
    QVERIFY(found("  ", "text").isEmpty());
  }

  void aSectionIsFoundByAllWords() {
    const QList<HelpTopic> topics{
        topicOf("one", "# One\nA cache line.\n## Clock {#clock}\nNothing here.\n\nThe clock of the cache.\n"),
        topicOf("two", "# Two\nThe cache.\n## Later {#later}\nThe clock, and the clock again.\n"),
        topicOf("three", "# Cache and clock\nText.\n")};
    const auto hits = [&](const char* query) {
      return searchTopics(topics, searchWords(QString::fromLatin1(query)));
    };
    // Headings first; a topic that has the words apart counts with one section.
    QCOMPARE(placesOf(topics, hits("cache CLOCK")),
             QStringList({QStringLiteral("three#section-1"), QStringLiteral("one#clock"),
                          QStringLiteral("two#section-1")}));
    QCOMPARE(hits("cache clock")[1].line, QStringLiteral("The clock of the cache."));
    QCOMPARE(hits("cache clock")[0].line, QStringLiteral("Text."));
    QVERIFY(hits("cache zebra").isEmpty());
    QVERIFY(hits("  ").isEmpty());
  }

  void anExcerptHasTheWordAndIsCutBetweenWords() {
    const QStringList words{QStringLiteral("needle")};
    const QString few = QStringLiteral("a needle here");
    QCOMPARE(excerpt(few, words, 40), few);
    const QString many =
        QStringLiteral("one two three four five six seven eight nine needle ten eleven twelve thirteen");
    const QString cut = excerpt(many, words, 30);
    QCOMPARE(cut, QStringLiteral("…nine needle ten eleven twelve…"));
    QCOMPARE(excerpt(many, {QStringLiteral("zebra")}, 15), QStringLiteral("one two three…"));
    QVERIFY(excerpt(many, {QStringLiteral("thirteen")}, 30).endsWith(QStringLiteral("twelve thirteen")));
  }

  void everyTopicIsThereInEveryLanguage() {
    const QList<HelpTopic> english = loadHelp(QLocale(QStringLiteral("en")));
    QCOMPARE(english.size(), helpTopicIds().size());
    for (const auto& [language, name] : languages()) {
      const QList<HelpTopic> topics = loadHelp(QLocale(language));
      for (qsizetype i = 0; i < topics.size(); ++i) {
        const QByteArray where = (language + u'/' + topics[i].id).toUtf8();
        QVERIFY2(topics[i].language == language, where.constData());
        QVERIFY2(!topics[i].title.isEmpty(), where.constData());
        // The same sections under the same anchors, so that a link made for one leads right in all.
        QCOMPARE(anchorsOf(topics[i]), anchorsOf(english[i]));
        for (qsizetype k = 0; k < topics[i].sections.size(); ++k) {
          const HelpSection& section = topics[i].sections[k];
          QVERIFY2(section.level == english[i].sections[k].level,
                   (where + '#' + section.anchor.toUtf8()).constData());
          QVERIFY2(!section.heading.isEmpty(), (where + '#' + section.anchor.toUtf8()).constData());
          // Only a heading that is followed by those of its parts may stand alone.
          const bool hasParts =
              k + 1 < topics[i].sections.size() && topics[i].sections[k + 1].level > section.level;
          QVERIFY2(hasParts || !section.lines.isEmpty(), (where + '#' + section.anchor.toUtf8()).constData());
          QCOMPARE(section.lines.size(), english[i].sections[k].lines.size());
        }
      }
    }
  }

  void everyLinkLeadsSomewhere() {
    for (const auto& [language, name] : languages()) {
      const QList<HelpTopic> topics = loadHelp(QLocale(language));
      int count = 0;
      for (const HelpTopic& topic : topics) {
        const QStringList links = linksIn(topic.markdown);
        for (const QString& link : links) {
          const QByteArray where = (language + u'/' + topic.id + QStringLiteral(": ") + link).toUtf8();
          const HelpPlace place = placeOf(link, topic.id);
          const HelpTopic* target = find(topics, place.topic);
          QVERIFY2(target != nullptr, where.constData());
          QVERIFY2(place.anchor.isEmpty() || anchorsOf(*target).contains(place.anchor), where.constData());
          QVERIFY2(!link.contains(QStringLiteral("//")), where.constData());  // the help needs no network
          ++count;
        }
        QCOMPARE(links, linksIn(fileText(QStringLiteral("en"), topic.id)));
      }
      QVERIFY(count > 30);
    }
  }

  void anchorsAreUnique() {
    for (const HelpTopic& topic : loadHelp(QLocale(QStringLiteral("en")))) {
      const QStringList anchors = anchorsOf(topic);
      QCOMPARE(QSet<QString>(anchors.begin(), anchors.end()).size(), anchors.size());
    }
  }

  void everyReasonHasItsParagraph() {
    QSet<QString> ids;
    for (const auto& reasons : reasonTables())
      for (const ReasonRow& row : reasons)
        ids.insert(QString::fromUtf8(row.id.data(), static_cast<qsizetype>(row.id.size())));
    QVERIFY(ids.size() > 50);
    for (const auto& [language, name] : languages()) {
      const QList<HelpTopic> topics = loadHelp(QLocale(language));
      QSet<QString> explained;
      for (const HelpSection& section : find(topics, QStringLiteral("reasons"))->sections) {
        if (section.level != 3) continue;
        explained.insert(section.anchor);
        // The id is what files show: who looks for it finds it at the head of the paragraph.
        QVERIFY2(section.lines.first().startsWith(section.anchor + u'.'),
                 section.anchor.toUtf8().constData());
      }
      QCOMPARE(explained - ids, QSet<QString>());
      QCOMPARE(ids - explained, QSet<QString>());
    }
  }

  void aTopicThatALanguageLacksIsInEnglish() {
    const QList<HelpTopic> topics = loadHelp(QLocale(QLocale::Finnish));
    QCOMPARE(topics.size(), helpTopicIds().size());
    for (const HelpTopic& topic : topics) QCOMPARE(topic.language, QStringLiteral("en"));
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(HelpTextTest)
#include "tst_help_text.moc"
