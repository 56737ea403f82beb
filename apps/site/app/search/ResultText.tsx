import { Picture } from '../ui/Picture.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'
import { FallbackText } from '../ui/FallbackText.tsx'
import { SpecValue } from '../ui/SpecValue.tsx'
import { Words } from '../ui/Words.tsx'
import type { Hit } from '../../shared/search/hit.ts'
import styles from './ResultText.module.css'
import { Highlight } from './Highlight.tsx'

/** A result or suggestion: picture, model, name, and figures or a line about it. */
export function ResultText({ hit: { picture, model, title, address, note, figures } }: { hit: Hit }) {
  return (
    <>
      <span className={styles.picture}>
        {picture && <Picture picture={picture} sizes="(min-width: 768px) 112px, 88px" decorative />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {model && (
            <span className={styles.model}>
              <bdi>
                <Highlight pieces={model} />
              </bdi>
            </span>
          )}{' '}
          <FallbackText isFallback={title.isFallback}>
            <Highlight pieces={title.pieces} />
          </FallbackText>
        </span>
        {address && (
          <span className={styles.note} {...fallbackAttributes(true)}>
            <Highlight pieces={address} />
          </span>
        )}
        {note.text !== '' && (
          <span className={styles.note} {...fallbackAttributes(note.isFallback)}>
            {note.text}
          </span>
        )}
      </span>
      {figures.length > 0 && (
        <span className={styles.figures}>
          {figures.map((it) => (
            <span key={it.key}>
              <Words>{it.name}</Words>{' '}
              <b className={styles.value}>
                <SpecValue specification={it} />
              </b>
            </span>
          ))}
        </span>
      )}
    </>
  )
}
