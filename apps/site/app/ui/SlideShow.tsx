import type { Slide } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { classNames } from './class-names.ts'
import { MoreLink } from './MoreLink.tsx'
import { Picture } from './Picture.tsx'
import { Words } from './Words.tsx'
import styles from './SlideShow.module.css'
import { TrackButtons } from './TrackButtons.tsx'
import { useTrack } from './use-track.ts'
import { TranslatedField } from './FallbackText.tsx'
import whole from './whole.module.css'

/** Pictures with captions in a row to scroll: the sliders of the about and service pages. */
export function SlideShow({ slides }: { slides: readonly Slide[] }) {
  const text = useText()
  const { ref, atStart, atEnd, move } = useTrack<HTMLUListElement>()
  if (slides.length === 0) return null
  return (
    <div className={styles.show} role="group" aria-label={text('home.slidesLabel')}>
      <ul ref={ref} className={styles.track} tabIndex={0}>
        {slides.map((slide, number) => (
          <li key={slide.id} className={styles.slide}>
            <div className={classNames(styles.picture, number > 0 && styles.later)}>
              {slide.image && (
                <Picture picture={slide.image} sizes="(min-width: 1200px) 920px, 92vw" first={number === 0} />
              )}
            </div>
            <div className={classNames(styles.words, whole.whole)}>
              <h2 className={styles.title}>
                <Words>{slide.title}</Words>
              </h2>
              <div>
                <p className={styles.text}>
                  <TranslatedField of={slide} name="text" />
                </p>
                {slide.link && <MoreLink to={slide.link}>{slide.link_text ?? text('common.more')}</MoreLink>}
              </div>
              <i className={whole.end} />
            </div>
          </li>
        ))}
      </ul>
      <TrackButtons atStart={atStart} atEnd={atEnd} move={move} className={styles.buttons} />
    </div>
  )
}
