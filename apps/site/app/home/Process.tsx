import { useText } from '../i18n/LanguageContext.tsx'
import { Section } from '../ui/Section.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './Process.module.css'

const steps = [1, 2, 3, 4] as const

/** The way from a question to a running product, in four steps. */
export function Process() {
  const text = useText()
  return (
    <Section title={text('home.processTitle')} tone="stage">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <h3 className={styles.title}>
              <Words>{text(`home.process${step}.title`)}</Words>
            </h3>
            <p className={styles.text}>
              <Words>{text(`home.process${step}.text`)}</Words>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
