import type { QuestionAndAnswer } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'

/** The section of general questions and answers. */
export function QuestionsSection({ questions }: { questions: readonly QuestionAndAnswer[] }) {
  const text = useText()
  if (questions.length === 0) return null
  return (
    <Section title={text('product.questions')} split>
      <Questions questions={questions} isFallback={questions.every((it) => it.isFallback)} />
    </Section>
  )
}
