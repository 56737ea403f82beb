import { Picture } from '../ui/Picture.tsx'
import { writtenIn } from '../ui/written-in.ts'
import { Written } from '../ui/Written.tsx'
import type { Hit } from './hit.ts'
import styles from './HitText.module.css'
import { Marked } from './Marked.tsx'

/** What a line of results or of the autocomplete list says: picture, model, name, a line about it. */
export function HitText({ hit: { picture, model, title, note } }: { hit: Hit }) {
  return (
    <>
      <span className={styles.picture}>{picture && <Picture picture={picture} sizes="112px" silent />}</span>
      <span className={styles.words}>
        <span className={styles.title}>
          {model && (
            <span className={styles.model}>
              <bdi>
                <Marked pieces={model} />
              </bdi>
            </span>
          )}{' '}
          <Written isFallback={title.isFallback}>
            <Marked pieces={title.pieces} />
          </Written>
        </span>
        <span className={styles.note} {...writtenIn(note.isFallback)}>
          {note.text}
        </span>
      </span>
    </>
  )
}
