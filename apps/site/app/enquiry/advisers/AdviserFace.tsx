import type { Adviser } from '@vitrine/contract/shapes/editorial'
import { Picture } from '../../ui/Picture.tsx'
import styles from './AdviserFace.module.css'
import { toMonogram } from './decide-adviser.ts'

/** The photograph of an adviser, else a monogram. */
export function AdviserFace({ adviser: { name, photo } }: { adviser: Pick<Adviser, 'name' | 'photo'> }) {
  if (photo) return <Picture picture={photo} sizes="48px" className={styles.face} decorative />
  return (
    <span className={styles.face} aria-hidden="true">
      {toMonogram(name)}
    </span>
  )
}
