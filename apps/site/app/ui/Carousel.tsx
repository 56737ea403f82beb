import type { ReactNode } from 'react'
import styles from './Carousel.module.css'
import { classNames } from './class-names.ts'
import { TrackButtons } from './TrackButtons.tsx'
import { useTrack } from './use-track.ts'

type CarouselProps = {
  /** What the row holds, for those who cannot see it. */
  label: string
  /** List items. */
  children: ReactNode
  /** How much of the row one item takes. */
  items?: 'narrow' | 'medium' | 'wide'
}

/** A row of items that scrolls and snaps by itself; the buttons only help. */
export function Carousel({ label, children, items = 'narrow' }: CarouselProps) {
  const { ref, atStart, atEnd, move } = useTrack<HTMLUListElement>()
  return (
    <div className={styles.carousel} role="group" aria-label={label}>
      {/* A row that scrolls must be reachable from the keyboard, even where no item can be focused. */}
      <ul ref={ref} className={classNames(styles.track, styles[items])} tabIndex={0}>
        {children}
      </ul>
      <TrackButtons atStart={atStart} atEnd={atEnd} move={move} className={styles.buttons} />
    </div>
  )
}
