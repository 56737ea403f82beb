import type { ReactNode } from 'react'
import styles from './Carousel.module.css'
import { classNames } from './class-names.ts'
import { TrackButtons } from './TrackButtons.tsx'
import { useTrack } from './use-track.ts'

type CarouselProps = {
  /** What the row contains, for screen readers. */
  label: string
  /** List items. */
  children: ReactNode
  /** The width of one item. */
  items?: 'narrow' | 'pair' | 'medium' | 'wide'
  /** Its buttons are at the end of the head of its section, beside the link: where there is more than a row, or on phones alone. */
  besideHead?: 'always' | 'phone'
}

/** A row of items that the browser scrolls and snaps; the buttons scroll it too. */
export function Carousel({ label, children, items = 'narrow', besideHead }: CarouselProps) {
  const { ref, atStart, atEnd, move } = useTrack<HTMLUListElement>()
  return (
    <div className={styles.carousel} role="group" aria-label={label} data-beside-head={besideHead}>
      {/* A row that scrolls must be focusable, even where no item is. */}
      <ul ref={ref} className={classNames(styles.track, styles[items])} tabIndex={0}>
        {children}
      </ul>
      <TrackButtons atStart={atStart} atEnd={atEnd} move={move} className={styles.buttons} />
    </div>
  )
}
