'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { languageName } from '../../../platform/language-options.ts'
import type { LanguageState } from '../language-states.ts'
import { fieldLink } from '../board/links.ts'
import { Confirm } from './Confirm.tsx'
import { focusField } from './focus-field.ts'
import { State } from './State.tsx'
import styles from './states.module.css'
import { TranslateButton } from './TranslateButton.tsx'
import { type LanguageStates, useDocumentStates } from './use-document-states.ts'
import { useTexts } from './use-texts.ts'

/** In the sidebar of a document: its languages that are not filled, each with the way to its form. */
export function TranslationPanel() {
  const text = useTexts()
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const states = useDocumentStates()
  const isRead = states !== null
  // Whoever comes from the board is led to the field that the address names.
  useEffect(() => {
    const { hash } = window.location
    if (isRead && hash.startsWith('#field-')) void focusField(decodeURIComponent(hash.slice('#field-'.length)))
  }, [isRead])
  if (!states || id === undefined) return null
  const open = states.languages.filter((it) => statesOf(it).length > 0)
  const filled = states.languages.filter((it) => it.missing.length + it.stale.length === 0)
  const own = states.languages.find((it) => it.code === code)
  const isStale = states.languages.some((it) => it.code === code && it.stale.length > 0)
  return (
    <section className={styles.panel} aria-labelledby="translation-states">
      <h2 id="translation-states">{text('title')}</h2>
      <p>{text('complete', { count: filled.length, total: states.languages.length })}</p>
      {isStale && <Confirm />}
      {own !== undefined && own.machine.length > 0 && <Confirm what="approve" />}
      {own !== undefined && states.canTranslate && own.code !== 'en' && (
        <TranslateButton hasGaps={own.missing.length + own.stale.length > 0} />
      )}
      <ul className={styles.list}>
        {open.map((it) => (
          <li key={it.code}>
            <a
              href={fieldLink(collectionSlug, Number(id), it.code, firstField(it))}
              aria-current={it.code === code ? 'true' : undefined}
            >
              {languageName(it.code, i18n.language)}
            </a>
            {statesOf(it).map((state) => (
              <State key={state} state={state} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

const firstField = ({ missing, stale }: LanguageStates) => ([...missing, ...stale][0] ?? '').split('.')[0]

function statesOf({ missing, stale, isWaiting, machine }: LanguageStates): LanguageState[] {
  return [
    ...(missing.length > 0 ? (['missing'] as const) : []),
    ...(stale.length > 0 ? (['stale'] as const) : []),
    ...(isWaiting ? (['waiting'] as const) : []),
    ...(machine.length > 0 ? (['machine'] as const) : []),
  ]
}
