import type { Picture as PictureData } from '@vitrine/contract/shapes/media'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Picture } from './Picture.tsx'
import { columnSizes } from './picture-sizes.ts'
import styles from './RowFiller.module.css'

type RowFillerProps = {
  columns?: 2 | 3 | undefined
  className?: string | undefined
  /** Beside what it says, where it is two columns wide. */
  picture?: PictureData | null | undefined
  children: ReactNode
}

/** The last item of a grid of two columns, then of `columns` on desks: it takes what the other items leave of the last row, and hides where they leave nothing. */
export function RowFiller({ columns = 3, className, picture, children }: RowFillerProps) {
  return (
    <li className={classNames(styles.filler, columns === 3 && styles.three, className)}>
      <div className={styles.tile}>
        <div className={styles.words}>{children}</div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes={columnSizes({ desktop: 6 })} decorative />
          </div>
        )}
      </div>
    </li>
  )
}
