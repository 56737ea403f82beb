import { type LanguageCode, languageOf } from '@vitrine/locales/languages'
import { useEffect, useState } from 'react'
import { closeOffer } from '../language/offer.ts'
import { createText, loadTexts, type Text } from '../language/texts.ts'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './LanguageOfferCard.module.css'
import { writeCookie } from './write-cookie.ts'

export type LanguageOfferCardProps = { language: LanguageCode; href: string; onClose: () => void }

/** The offer in words of the language that it offers. */
export function LanguageOfferCard({ language, href, onClose }: LanguageOfferCardProps) {
  const [text, setText] = useState<Text | null>(null)
  const { tag, dir, name } = languageOf(language)

  useEffect(() => {
    let wanted = true
    loadTexts(language).then(
      (texts) => wanted && setText(() => createText(language, texts)),
      () => undefined,
    )
    return () => void (wanted = false)
  }, [language])

  function decline() {
    closeOffer(() => localStorage)
    onClose()
  }

  if (!text) return null
  return (
    <section className={styles.offer} lang={tag} dir={dir} aria-label={name}>
      <p className={styles.text}>{text('offer.text')}</p>
      <div className={styles.answers}>
        <a
          className={classNames(button.button, button.accent, button.small)}
          href={href}
          hrefLang={tag}
          onClick={() => {
            closeOffer(() => localStorage)
            writeCookie('language', language)
          }}
        >
          {text('offer.accept')}
        </a>
        <button type="button" className={classNames(button.button, button.outline, button.small)} onClick={decline}>
          {text('offer.decline')}
        </button>
      </div>
    </section>
  )
}
