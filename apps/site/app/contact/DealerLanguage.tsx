import type { Dealer } from '@vitrine/contract/shapes/editorial'
import { isLanguageCode, type LanguageCode, languages } from '@vitrine/locales/languages'
import { useId } from 'react'
import { useText } from '../i18n/LanguageContext.tsx'
import styles from './DealerLanguage.module.css'

type DealerLanguageProps = {
  dealers: readonly Dealer[]
  language: LanguageCode | null
  onChange: (language: LanguageCode | null) => void
}

/** Filters the dealers by the language that they answer in, each language under its own name. */
export function DealerLanguage({ dealers, language, onChange }: DealerLanguageProps) {
  const text = useText()
  const id = useId()
  const options = languages.filter(({ code }) => dealers.some((dealer) => dealer.languages.includes(code)))
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{text('dealers.answersIn')}</label>
      <select
        id={id}
        className={styles.select}
        value={language ?? ''}
        onChange={({ target }) => onChange(isLanguageCode(target.value) ? target.value : null)}
      >
        <option value="">{text('dealers.anyLanguage')}</option>
        {options.map(({ code, tag, name }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
