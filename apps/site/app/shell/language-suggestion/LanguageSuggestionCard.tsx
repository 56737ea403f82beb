import { type LanguageCode, languageOf } from '@vitrine/locales/languages'
import { useEffect, useState } from 'react'
import { dismissSuggestion } from '../../../shared/languages/language-suggestion.ts'
import { createText, loadTexts, type Text } from '../../i18n/texts.ts'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import styles from './LanguageSuggestionCard.module.css'
import { writeCookie } from '../../i18n/write-cookie.ts'

export type LanguageSuggestionCardProps = { language: LanguageCode; href: string; onClose: () => void }

/** The offer in words of the language that it offers. */
export function LanguageSuggestionCard({ language, href, onClose }: LanguageSuggestionCardProps) {
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
    dismissSuggestion(() => localStorage)
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
            dismissSuggestion(() => localStorage)
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
