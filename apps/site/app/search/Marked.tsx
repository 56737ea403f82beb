import type { Pieces } from './mark.ts'
import styles from './Marked.module.css'

/** A text with what was searched for marked. */
export function Marked({ pieces }: { pieces: Pieces }) {
  return pieces.map((piece, i) =>
    i % 2 === 1 ? (
      <mark key={i} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
