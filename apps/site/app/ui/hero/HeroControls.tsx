import { useState } from 'react'
import { useText } from '../../i18n/LanguageContext.tsx'
import { Icon } from '../Icon.tsx'
import { TrackButtons } from '../TrackButtons.tsx'
import type { TrackState } from '../track-state.ts'
import styles from './HeroControls.module.css'
import { useAutoplay } from './use-autoplay.ts'

type HeroControlsProps = TrackState & {
  count: number
  /** While somebody points at the hero or has the focus in it, autoplay pauses. */
  isPaused: boolean
  show: (index: number) => void
  move: (direction: 1 | -1) => void
}

/** Pause, one dot for each slide, previous and next. */
export function HeroControls({ count, isPaused, index, atStart, atEnd, show, move }: HeroControlsProps) {
  const text = useText()
  const [playing, setPlaying] = useState<boolean | null>(null)
  // After pressing play it plays, even while the pointer is on the button.
  const { fillOf, isRunning } = useAutoplay({
    index,
    playing,
    isPaused: isPaused && playing !== true,
    onDone: () => show((index + 1) % count),
  })
  return (
    <div className={styles.controls} data-controls>
      <button type="button" className={styles.pause} onClick={() => setPlaying(!isRunning)}>
        <Icon name={isRunning ? 'pause' : 'play'} />
        <span className={styles.name}>{text(isRunning ? 'carousel.pause' : 'carousel.play')}</span>
      </button>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, dot) => (
          <button key={dot} type="button" className={styles.dot} aria-current={dot === index} onClick={() => show(dot)}>
            <span className={styles.line}>
              <span
                className={styles.fill}
                ref={dot === index ? fillOf : undefined}
                data-full={dot === index && !isRunning}
              />
            </span>
            <span className={styles.name}>{text('home.slide', { number: dot + 1, count })}</span>
          </button>
        ))}
      </div>
      <TrackButtons atStart={atStart} atEnd={atEnd} move={move} className={styles.buttons} />
    </div>
  )
}
