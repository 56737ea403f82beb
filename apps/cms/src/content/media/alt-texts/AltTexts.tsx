'use client'

import { Button, toast, useField, useLocale, useTranslation } from '@payloadcms/ui'
import { languages } from '@vitrine/locales/languages'
import { useId, useState } from 'react'
import { languageName } from '../../../platform/language-options.ts'
import { announceStates } from '../../completeness/ui/use-document-states.ts'
import styles from './AltTexts.module.css'
import { MAX_LENGTH } from './max-length.ts'
import type { AltTexts as Texts } from './propose-alts.ts'
import { useAltTexts, useAltTextsTexts } from './use-alt-texts.ts'

/** English words run their own way in a sentence of any other direction. */
const isolated = (words: string) => `\u2068${words}\u2069`

/** In the form of a picture: its alternative texts in all languages, each with a proposal, saved by a button of their own. */
export function AltTexts({ readOnly = false }: { readOnly?: boolean }) {
  const text = useAltTextsTexts()
  const id = useId()
  const { i18n } = useTranslation()
  const { code: ownCode } = useLocale()
  const inForm = useField<string | null>({ path: 'alt' })
  const { read, save } = useAltTexts()
  const [typed, setTyped] = useState<Texts>({})
  const [isSaving, setSaving] = useState(false)
  if (!read) return null

  const { texts: saved, proposal } = read
  const now = { ...saved, ...typed }
  const gaps = languages.filter(({ code }) => !now[code]?.trim() && proposal?.texts[code])
  const changed = languages.filter(({ code }) => (now[code] ?? '').trim() !== (saved[code] ?? ''))
  const isEnglishEmpty = !now.en?.trim()
  const propose = (codes: typeof gaps) =>
    setTyped({ ...typed, ...Object.fromEntries(codes.map(({ code }) => [code, proposal?.texts[code] ?? ''])) })

  async function send() {
    setSaving(true)
    const isSaved = await save(Object.fromEntries(changed.map(({ code }) => [code, (now[code] ?? '').trim()])))
    setSaving(false)
    if (!isSaved) return void toast.error(text('alts.failed'))
    // The field above is of one of the languages: saving the form would bring back what it had.
    const own = changed.find(({ code }) => code === ownCode)
    if (own) inForm.setValue((now[own.code] ?? '').trim(), true)
    setTyped({})
    announceStates()
    toast.success(text('alts.saved'))
  }

  return (
    <fieldset className={styles.field}>
      <legend>{text('alts.label')}</legend>
      <p>
        {text('alts.filled', {
          count: languages.filter(({ code }) => now[code]?.trim()).length,
          total: languages.length,
        })}{' '}
        {proposal ? text('alts.from', { title: isolated(proposal.title) }) : text('alts.none')}
      </p>
      <ul className={styles.rows}>
        {languages.map(({ code, tag, dir }) => {
          const name = languageName(code, i18n.language)
          const proposed = proposal?.texts[code]
          return (
            <li key={code}>
              <label htmlFor={`${id}-${code}`}>{name}</label>
              <input
                id={`${id}-${code}`}
                type="text"
                lang={tag}
                dir={dir}
                maxLength={MAX_LENGTH}
                value={now[code] ?? ''}
                placeholder={proposed}
                readOnly={readOnly}
                aria-invalid={code === 'en' && isEnglishEmpty ? true : undefined}
                onChange={(event) => setTyped({ ...typed, [code]: event.target.value })}
              />
              {!readOnly && proposed && !now[code]?.trim() && (
                <button
                  type="button"
                  aria-label={`${text('alts.use')}: ${name}`}
                  onClick={() => propose(languages.filter((it) => it.code === code))}
                >
                  {text('alts.use')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {isEnglishEmpty && <p role="alert">{text('alts.english')}</p>}
      {!readOnly && (
        <div className={styles.actions}>
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={gaps.length === 0 || isSaving}
            onClick={() => propose(gaps)}
          >
            {text('alts.fill')}
          </Button>
          <Button
            margin={false}
            disabled={changed.length === 0 || isEnglishEmpty || isSaving}
            onClick={() => void send()}
          >
            {text('alts.save')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
