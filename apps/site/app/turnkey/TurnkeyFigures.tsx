import { Words } from '../ui/Words.tsx'
import type { ComparedFigure } from './compare-turnkeys.server.ts'
import styles from './TurnkeyFigures.module.css'

/** The figures of a turnkey, each with a bar as long as its share of the largest of all. */
export function TurnkeyFigures({ figures }: { figures: readonly ComparedFigure[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ number, words, share }) => (
        <li key={words} className={styles.figure}>
          <progress value={share} aria-hidden />
          <b>{number}</b> <Words>{words}</Words>
        </li>
      ))}
    </ul>
  )
}
