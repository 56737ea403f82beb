import { type LanguageCode, languageOf } from '@vitrine/locales/languages'
import { useEffect, useState } from 'react'
import { dismissSuggestion } from '../../../shared/languages/language-suggestion.ts'
import { createText, loadTexts, type Text } from '../../../shared/texts/texts.ts'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import styles from './LanguageSuggestionCard.module.css'
import { writeCookie } from '../../i18n/write-cookie.ts'

export type LanguageSuggestionCardProps = { language: LanguageCode; href: string; onClose: () => void }

/** The suggestion, in the language that it suggests. */
export function LanguageSuggestionCard({ language, href, onClose }: LanguageSuggestionCardProps) {
  const [text, setText] = useState<Text | null>(null)
  const { tag, dir, name } = languageOf(language)

  useEffect(() => {
    let isMounted = true
    loadTexts(language).then(
      (texts) => isMounted && setText(() => createText(language, texts)),
      () => undefined,
    )
    return () => void (isMounted = false)
  }, [language])

  function decline() {
    dismissSuggestion()
    onClose()
  }

  if (!text) return null
  return (
    <section className={styles.card} lang={tag} dir={dir} aria-label={name}>
      <p className={styles.text}>{text('languageSuggestion.text')}</p>
      <div className={styles.answers}>
        <a
          className={classNames(button.button, button.accent, button.small)}
          href={href}
          hrefLang={tag}
          onClick={() => {
            dismissSuggestion()
            writeCookie('language', language)
          }}
        >
          {text('languageSuggestion.accept')}
        </a>
        <button type="button" className={classNames(button.button, button.outline, button.small)} onClick={decline}>
          {text('languageSuggestion.decline')}
        </button>
      </div>
    </section>
  )
}
