// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/share/card_dialog.h"

#include <QtCore/qlocale.h>
#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include "app/gui/look/theme.h"
#include "app/gui/text/labels.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

namespace {

constexpr int cardWidthInCharacters = 116;

/// What the card says, for who cannot see it.
QString spokenCard(const ResultCard& card) {
  QStringList lines{joinedFacts({card.machine, card.facts, card.date})};
  for (const Hero& hero : card.heroes)
    if (!hero.figure.isEmpty()) lines.append(joinedFacts({hero.name, hero.figure + u' ' + hero.unit}));
  lines.append(ladderText(card.rungs));
  return lines.join(u'\n');
}

}  // namespace

/// The card as large as its place allows, drawn anew for the pixels that it has there.
class CardPicture : public QWidget {
 public:
  CardPicture(const ResultCard& card, QWidget* parent) : QWidget(parent), m_card(card) {
    setObjectName(QStringLiteral("cardPicture"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleDescription(spokenCard(card));
  }

  int heightForWidth(int width) const override { return width * cardSize.height() / cardSize.width(); }
  QSize sizeHint() const override { return cardSize / 2; }
  QSize minimumSizeHint() const override { return cardSize / 4; }

 protected:
  void paintEvent(QPaintEvent*) override {
    const QSize room = size() * devicePixelRatioF();
    const QSize pixels = cardSize.scaled(room, Qt::KeepAspectRatio);
    if (pixels.isEmpty()) return;
    if (m_image.width() != pixels.width())
      m_image = imageOf(m_card, static_cast<double>(pixels.width()) / cardSize.width());
    m_image.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(this);
    const QSize shown = m_image.deviceIndependentSize().toSize();
    const QRect place(QPoint((width() - shown.width()) / 2, (height() - shown.height()) / 2), shown);
    painter.drawImage(place.topLeft(), m_image);
    painter.setPen(themeFor(palette()).hairline);
    painter.drawRect(place.adjusted(0, 0, -1, -1));
  }

 private:
  const ResultCard m_card;
  QImage m_image;
};

CardDialog::CardDialog(const ResultCard& card, QWidget* parent)
    : FittedDialog(QStringLiteral("cardDialog"), cardWidthInCharacters, parent),
      m_picture(new CardPicture(card, content())),
      m_outcome(plainLabel(content())),
      m_save(new QPushButton(this)),
      m_copy(new QPushButton(this)),
      m_close(new QPushButton(this)) {
  m_outcome->setObjectName(QStringLiteral("cardOutcome"));
  m_outcome->setWordWrap(true);
  m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_save->setObjectName(QStringLiteral("cardSave"));
  m_save->setDefault(true);
  m_copy->setObjectName(QStringLiteral("cardCopy"));
  m_copy->setAutoDefault(false);
  m_close->setObjectName(QStringLiteral("cardClose"));
  m_close->setAutoDefault(false);
  column().addWidget(m_picture, 1);
  column().addWidget(m_outcome);
  bar().addWidget(m_save);
  bar().addWidget(m_copy);
  bar().addWidget(m_close);
  connect(m_save, &QPushButton::clicked, this, &CardDialog::saveWanted);
  connect(m_copy, &QPushButton::clicked, this, &CardDialog::copyWanted);
  connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
  retranslate();
}

void CardDialog::showOutcome(const QString& sentence) {
  m_hasOutcome = true;
  m_outcome->setText(sentence);
}

void CardDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  FittedDialog::changeEvent(event);
}

void CardDialog::retranslate() {
  setWindowTitle(tr("Result card"));
  m_picture->setAccessibleName(tr("Result card"));
  if (!m_hasOutcome)
    m_outcome->setText(tr("A picture of %1 × %2 points, to save as PNG or SVG", "width, height")
                           .arg(QLocale().toString(cardSize.width()), QLocale().toString(cardSize.height())));
  m_save->setText(tr("&Save…"));
  m_save->setAccessibleName(tr("Save result card"));
  m_copy->setText(tr("&Copy"));
  m_copy->setAccessibleName(tr("Copy result card"));
  m_close->setText(tr("C&lose"));
  m_close->setAccessibleName(tr("Close"));
}

}  // namespace strata::gui

#include "moc_card_dialog.cpp"
