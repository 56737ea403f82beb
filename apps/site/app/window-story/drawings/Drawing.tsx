import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './drawing.module.css'

type DrawingPart = Exclude<keyof typeof styles, 'drawing'>

/** The sheet on which all drawings are made: 480 by 480. The words beside it say the same. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 480" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

/** The looks of a part, and how it arrives (drawing.module.css). */
export const look = (...parts: DrawingPart[]) => classNames(...parts.map((it) => styles[it]))
