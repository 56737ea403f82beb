import { Icon } from './Icon.tsx'
import styles from './Questions.module.css'
import { Written } from './Written.tsx'

type QuestionsProps = { questions: readonly { question: string; answer: string }[]; isFallback?: boolean }

/** Questions that open onto their answers. */
export function Questions({ questions, isFallback = false }: QuestionsProps) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <span>
              <Written isFallback={isFallback}>{question}</Written>
            </span>
            <Icon name="plus" />
          </summary>
          <p className={styles.answer}>
            <Written isFallback={isFallback}>{answer}</Written>
          </p>
        </details>
      ))}
    </div>
  )
}
