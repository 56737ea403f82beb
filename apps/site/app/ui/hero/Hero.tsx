import { type ReactNode, useRef } from 'react'
import { useText } from '../../i18n/LanguageContext.tsx'
import { classNames } from '../class-names.ts'
import { useTrack } from '../use-track.ts'
import type { HeroSlideData } from './hero-slides.ts'
import styles from './Hero.module.css'
import { HeroControls } from './HeroControls.tsx'
import { HeroSlide } from './HeroSlide.tsx'
import { useHoverOrFocus } from '../use-hover-or-focus.ts'

type HeroProps = {
  slides: readonly HeroSlideData[]
  /** Whether the first slide's title is the heading of the page. */
  headed?: boolean
  /** Above the first slide's title, such as breadcrumbs. */
  above?: ReactNode
  /** Below the first slide's text, such as a button. */
  actions?: ReactNode
  low?: boolean
}

/** A carousel of pictures over the whole width. It moves on every 5 s, but not while somebody points at it or has the focus in it. */
export function Hero({ slides, headed = false, above, actions, low = false }: HeroProps) {
  const text = useText()
  const { ref, ...track } = useTrack<HTMLDivElement>()
  const hero = useRef<HTMLElement>(null)
  const isPaused = useHoverOrFocus(hero)
  if (slides.length === 0) return <div className={classNames(styles.hero, styles.low)} data-hero />
  return (
    <section
      ref={hero}
      className={classNames(styles.hero, low && styles.low)}
      aria-roledescription="carousel"
      aria-label={text('home.slidesLabel')}
      data-hero={low ? 'low' : 'whole'}
    >
      <div
        ref={ref}
        className={styles.track}
        tabIndex={slides.length > 1 ? 0 : undefined}
        role="group"
        aria-label={text('home.slidesLabel')}
      >
        {slides.map((slide, number) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            number={number}
            count={slides.length}
            Heading={headed && number === 0 ? 'h1' : 'h2'}
            above={number === 0 && above}
            actions={number === 0 && actions}
            low={low}
          />
        ))}
      </div>
      {slides.length > 1 && <HeroControls count={slides.length} isPaused={isPaused} {...track} />}
    </section>
  )
}
