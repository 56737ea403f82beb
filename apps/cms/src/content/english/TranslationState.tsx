'use client'

import { useLocale } from '@payloadcms/ui'
import { Confirm } from '../completeness/ui/Confirm.tsx'
import { State } from '../completeness/ui/State.tsx'
import styles from '../completeness/ui/states.module.css'
import { useDocumentStates } from '../completeness/ui/use-document-states.ts'
import { useTexts } from '../completeness/ui/use-texts.ts'

/**
 * Below the English text of a field: that it is not translated, or what the English text was that the translation was made from.
 * @param path of the text, its rows named by their ids @param isEmpty whether the form has no translation
 */
export function TranslationState({ path, isEmpty }: { path: string; isEmpty: boolean }) {
  const text = useTexts()
  const { code } = useLocale()
  const states = useDocumentStates()
  if (isEmpty)
    return (
      <span title={text('missingHint')}>
        <State state="missing" />
      </span>
    )
  const isStale = states?.languages.some((it) => it.code === code && it.stale.includes(path))
  const origin = states?.origins.find((it) => it.path === path && it.languages.some((own) => own === code))
  const machine = states?.languages.find((it) => it.code === code)?.machine.find((it) => it.path === path)
  if (machine && !isStale) return <MachineNote path={path} findings={machine.findings} />
  if (!isStale || !origin) return states ? <State state="filled" /> : null
  return (
    <div className={styles.note}>
      <State state="stale" />
      <span>{text('staleHint')}</span>
      <p className={styles.was} lang="en" dir="ltr">
        {origin.english}
      </p>
      <Confirm path={path} />
    </div>
  )
}

/** A machine has written it, and nobody has said yes yet; with the terms of the glossary that it lacks. */
function MachineNote({ path, findings }: { path: string; findings: readonly string[] }) {
  const text = useTexts()
  return (
    <div className={styles.note}>
      <State state="machine" />
      <span>{text('machineHint')}</span>
      {findings.length > 0 && (
        <span>
          {text('machineTerms')} <bdi>{findings.join(', ')}</bdi>
        </span>
      )}
      <Confirm path={path} what="approve" />
    </div>
  )
}
