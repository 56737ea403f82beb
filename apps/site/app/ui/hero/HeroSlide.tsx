import type { ReactNode } from 'react'
import { useText } from '../../i18n/LanguageContext.tsx'
import { classNames } from '../class-names.ts'
import { ContentLink } from '../ContentLink.tsx'
import { Icon } from '../Icon.tsx'
import { Picture } from '../Picture.tsx'
import { TranslatedField } from '../FallbackText.tsx'
import button from '../button.module.css'
import type { HeroSlideData } from './hero-slides.ts'
import styles from './HeroSlide.module.css'
import { fitTitle } from '../title-fit.ts'
import whole from '../whole.module.css'

type HeroSlideProps = {
  slide: HeroSlideData
  number: number
  count: number
  Heading: 'h1' | 'h2'
  above?: ReactNode
  actions?: ReactNode
  low: boolean
}

/** A picture over the whole width with a few words on it; a picture that is not wide is beside the words instead of behind them. */
export function HeroSlide({ slide, number, count, Heading, above, actions, low }: HeroSlideProps) {
  const text = useText()
  const { image } = slide
  const isWide = image !== null && image.width / image.height > 1.5
  return (
    <div
      className={classNames(styles.slide, low && styles.lowSlide)}
      role="group"
      aria-roledescription="slide"
      aria-label={text('home.slide', { number: number + 1, count })}
    >
      {image && (
        <div
          className={classNames(styles.picture, isWide ? styles.background : styles.beside, number > 0 && styles.later)}
        >
          <Picture
            picture={image}
            sizes={isWide ? '100vw' : '(min-width: 768px) 48vw, 100vw'}
            first={number === 0}
            decorative
          />
        </div>
      )}
      <div className={classNames(styles.words, whole.whole, low && styles.lowWords)}>
        {above && <div className={styles.above}>{above}</div>}
        <Heading className={classNames(styles.title, fitTitle(slide.title))}>
          <TranslatedField of={slide} name="title" />
        </Heading>
        <p className={styles.text}>
          <TranslatedField of={slide} name="text" />
        </p>
        {(slide.link || actions) && (
          <div className={styles.actions}>
            {slide.link && (
              <ContentLink to={slide.link} className={classNames(button.button, button.accent)}>
                {slide.linkText ?? text('common.more')}
                <Icon name="arrow" />
              </ContentLink>
            )}
            {actions}
          </div>
        )}
        <i className={whole.end} />
      </div>
    </div>
  )
}
