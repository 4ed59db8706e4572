// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/sustained_bar.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qstring.h>
#include <QtCore/qvariant.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qsizepolicy.h>

#include <array>
#include <string>

#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/wrap_layout.h"
#include "core/model/settings.h"
#include "core/report/word_ids.h"

namespace strata::gui {

namespace {

constexpr std::array loads{"vectors", "integer", "memory"};
constexpr std::array minutes{1, 2, 5, 10, 20, 30, 60, 120};

}  // namespace

SustainedBar::SustainedBar(QWidget* parent)
    : WrappingPart(parent), m_load(new QComboBox(this)), m_minutes(new QComboBox(this)) {
  setObjectName(QStringLiteral("sustainedBar"));
  m_load->setObjectName(QStringLiteral("sustainedLoad"));
  m_minutes->setObjectName(QStringLiteral("sustainedMinutes"));
  for (const char* load : loads) m_load->addItem(QString(), QString::fromLatin1(load));
  for (const int count : minutes) m_minutes->addItem(QString(), count);
  m_minutes->setCurrentIndex(m_minutes->findData(Settings{}.sustainedMinutes));
  auto* row = new WrapLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  for (QComboBox* box : {m_load, m_minutes}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row->addWidget(box);
    connect(box, &QComboBox::currentIndexChanged, this, &SustainedBar::changed);
  }
  // A fixed height would be that of one line.
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  retranslate();
}

RunRequest SustainedBar::request() const {
  RunRequest request = otherRequest(TestGroup::Sustained);
  request.selection.sustained.loads = {m_load->currentData().toString().toStdString()};
  request.sustainedMinutes = m_minutes->currentData().toInt();
  return request;
}

void SustainedBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  WrappingPart::changeEvent(event);
}

void SustainedBar::retranslate() {
  for (int i = 0; i < m_load->count(); ++i)
    m_load->setItemText(i, word(wordId(sustainedLoadIds, m_load->itemData(i).toString().toStdString())));
  m_load->setAccessibleName(tr("Load"));
  m_load->setToolTip(
      tr("Vectors: arithmetic of the widest vectors, which heats most. Integer: sorting. Memory: copies."));
  for (int i = 0; i < m_minutes->count(); ++i)
    m_minutes->setItemText(i, tr("%Ln minutes", nullptr, m_minutes->itemData(i).toInt()));
  m_minutes->setAccessibleName(tr("Duration"));
  m_minutes->setToolTip(tr("Thin laptops fall within a minute or two, large coolers after ten or more."));
  updateGeometry();
}

}  // namespace strata::gui

#include "moc_sustained_bar.cpp"
