import { Icon } from './Icon.tsx'
import styles from './Questions.module.css'

type QuestionsProps = { questions: readonly { question: string; answer: string }[] }

/** Questions that open onto their answers. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <span>{question}</span>
            <Icon name="plus" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
