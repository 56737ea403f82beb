import { useText } from '../i18n/LanguageContext.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './TrackButtons.module.css'

type TrackButtonsProps = {
  atStart: boolean
  atEnd: boolean
  move: (direction: 1 | -1) => void
  className?: string | undefined
}

/** Previous and next, disabled at the ends (R4.23); hidden where there is nothing to scroll, and without script. */
export function TrackButtons({ atStart, atEnd, move, className }: TrackButtonsProps) {
  const text = useText()
  return (
    <div className={classNames(styles.buttons, className)} hidden={atStart && atEnd} data-buttons>
      <button type="button" className={styles.button} disabled={atStart} onClick={() => move(-1)}>
        <Icon name="arrow" turned />
        <span className={styles.name}>{text('carousel.previous')}</span>
      </button>
      <button type="button" className={styles.button} disabled={atEnd} onClick={() => move(1)}>
        <Icon name="arrow" />
        <span className={styles.name}>{text('carousel.next')}</span>
      </button>
    </div>
  )
}
