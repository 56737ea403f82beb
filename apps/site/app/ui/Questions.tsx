import { Icon } from './Icon.tsx'
import styles from './Questions.module.css'
import { FallbackText } from './FallbackText.tsx'

type QuestionsProps = { questions: readonly { question: string; answer: string }[]; isFallback?: boolean }

/** Questions, each of which opens its answer. */
export function Questions({ questions, isFallback = false }: QuestionsProps) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <span>
              <FallbackText isFallback={isFallback}>{question}</FallbackText>
            </span>
            <Icon name="plus" />
          </summary>
          <p className={styles.answer}>
            <FallbackText isFallback={isFallback}>{answer}</FallbackText>
          </p>
        </details>
      ))}
    </div>
  )
}
