import { languageOf, tagOf } from '@vitrine/locales/languages'
import { useId, useRef } from 'react'
import { Form } from 'react-router'
import { dealerNeeds, MAX_PLACE_LENGTH, NEAR_PATH, nearParams } from '../../../shared/dealers/near-query.ts'
import { localizedPath } from '../../../shared/languages/localized-path.ts'
import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import type { NearData } from './load-near.server.ts'
import styles from './NearForm.module.css'
import { useNearText } from './near-text.ts'
import { UsePosition } from './UsePosition.tsx'

/** What is asked, as a form that works without script; choices that no dealer meets are not offered. */
export function NearForm({ asked, places, options }: Pick<NearData, 'asked' | 'places' | 'options'>) {
  const [text, siteText, language] = [useNearText(), useText(), useLanguage()]
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const { languages, categories } = options
  return (
    <Form
      ref={form}
      action={localizedPath(NEAR_PATH, language)}
      className={styles.form}
      role="search"
      preventScrollReset
    >
      <div className={styles.where}>
        <div className={styles.field}>
          <label htmlFor={`${id}-place`}>{text('place')}</label>
          <input
            key={asked?.text || places[0]?.name}
            id={`${id}-place`}
            name={nearParams.text}
            defaultValue={asked?.text || (places[0]?.name ?? '')}
            maxLength={MAX_PLACE_LENGTH}
            autoComplete="postal-code"
            enterKeyHint="search"
            dir="auto"
            aria-describedby={`${id}-hint`}
          />
          <small id={`${id}-hint`}>{text('placeHint')}</small>
        </div>
        <UsePosition form={form} />
      </div>
      <div className={styles.choices}>
        {languages.length > 1 && (
          <label className={styles.field}>
            <span>{siteText('dealers.answersIn')}</span>
            <select name={nearParams.language} defaultValue={asked?.language ?? ''} key={asked?.language}>
              <option value="">{siteText('dealers.anyLanguage')}</option>
              {languages.map((code) => (
                <option key={code} value={code} lang={tagOf(code)}>
                  {languageOf(code).name}
                </option>
              ))}
            </select>
          </label>
        )}
        {categories.length > 0 && (
          <>
            <label className={styles.field}>
              <span>{text('category')}</span>
              <select name={nearParams.category} defaultValue={asked?.category ?? ''} key={asked?.category}>
                <option value="">{text('anyCategory')}</option>
                {categories.map((it) => (
                  <option key={it.slug} value={it.slug} lang={it.fallbackFields.includes('name') ? 'en' : undefined}>
                    {it.name}
                  </option>
                ))}
              </select>
            </label>
            <label className={styles.field}>
              <span>{text('need')}</span>
              <select name={nearParams.need} defaultValue={asked?.need ?? ''} key={asked?.need}>
                <option value="">{text('need.any')}</option>
                {dealerNeeds.map((it) => (
                  <option key={it} value={it}>
                    {text(`need.${it}`)}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        <button type="submit" className={classNames(button.button, button.accent)}>
          {text('submit')}
        </button>
      </div>
    </Form>
  )
}
