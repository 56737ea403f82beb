import type { HighlightedText } from '../../shared/search/highlight.ts'
import styles from './Highlight.module.css'

/** A text with the matches of the query marked. */
export function Highlight({ pieces }: { pieces: HighlightedText }) {
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
