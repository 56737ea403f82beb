import { Section } from '../ui/Section.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './Process.module.css'
import type { ProcessSteps } from './to-process.ts'

/** The way from a question to a running product, in steps. */
export function Process({ title, steps }: ProcessSteps) {
  return (
    <Section title={title} tone="stage">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>
              <Words>{step.title}</Words>
            </h3>
            <p className={styles.text}>
              <Words>{step.text}</Words>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
