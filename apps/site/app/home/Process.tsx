import type home from '@vitrine/locales/home/en.json'
import { Section } from '../ui/Section.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './Process.module.css'

export type HomeWords = Record<keyof typeof home, string>

const steps = [1, 2, 3, 4] as const

/** The way from a question to a running product, in four steps. */
export function Process({ words }: { words: HomeWords }) {
  return (
    <Section title={words.processTitle} tone="stage">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <h3 className={styles.title}>
              <Words>{words[`process${step}.title`]}</Words>
            </h3>
            <p className={styles.text}>
              <Words>{words[`process${step}.text`]}</Words>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
