// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run/run_question.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <utility>

#include "app/gui/widgets/plain_text.h"
#include "core/machine/kind_memory.h"

namespace strata::gui {

namespace {

constexpr int pictureQuestionCharacters = 50;

class PictureQuestion : public RunQuestion {
 public:
  explicit PictureQuestion(QWidget* parent)
      : RunQuestion(QStringLiteral("pictureQuestion"), pictureQuestionCharacters, parent) {
    column().addStretch(1);
    PictureQuestion::retranslate();
  }

 protected:
  void retranslate() override {
    RunQuestion::retranslate();
    explanation().setText(
        RunQuestion::tr("The picture on the screen is disturbed while the framebuffer is measured. Strata "
                        "restores it afterwards."));
  }
};

}  // namespace

RunQuestion::RunQuestion(const QString& name, int characters, QWidget* parent)
    : FittedDialog(name, characters, parent),
      m_explanation(plainLabel(content())),
      m_run(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
  m_explanation->setObjectName(name + QStringLiteral("Text"));
  m_explanation->setWordWrap(true);
  m_run->setObjectName(name + QStringLiteral("Run"));
  m_cancel->setObjectName(name + QStringLiteral("Cancel"));
  column().addWidget(m_explanation);
  addButtons(*m_run, *m_cancel);
  connect(m_run, &QPushButton::clicked, this, &QDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
  m_run->setFocus();
}

void RunQuestion::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  FittedDialog::changeEvent(event);
}

void RunQuestion::retranslate() {
  setWindowTitle(tr("Run"));
  // The window has a button "Run" already: two of one name on a screen are one too many.
  m_run->setText(tr("Run now"));
  m_cancel->setText(tr("Cancel"));
}

void startUnlessPictureIsWanted(TestSet tests, QWidget* parent, std::function<void()> start) {
  if (!tests.contains(TestGroup::Framebuffer) || !isPictureInUse()) return start();
  auto* question = new PictureQuestion(parent);
  question->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(question, &QDialog::accepted, question, std::move(start));
  question->open();
}

}  // namespace strata::gui

#include "moc_run_question.cpp"
