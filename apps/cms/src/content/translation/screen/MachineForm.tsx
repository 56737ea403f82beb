'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import card from '../../../platform/ui/card.module.css'
import form from '../../../platform/ui/form.module.css'
import { callTranslating } from './call-translating.ts'
import type { FormProps } from './form-props.ts'
import { toList } from './to-where.ts'
import styles from './Translating.module.css'

/** Has the gaps of content filled, or says yes to what was filled, in the chosen languages. */
export function MachineForm({
  canTranslate,
  texts,
  labels,
  kinds,
  languages,
  filters,
  ...chosen
}: FormProps & { canTranslate: boolean }) {
  const router = useRouter()
  const [kind, setKind] = useState(chosen.kind)
  const [isFiltered, setFiltered] = useState(filters !== '')
  const [codes, setCodes] = useState<readonly string[]>(chosen.language ? [chosen.language] : [])
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState('')

  async function send(path: '' | '/approve') {
    setSending(true)
    setMessage('')
    const list = isFiltered && kind === chosen.kind ? toList(filters) : {}
    const answer = await callTranslating(path, { ...(kind && { kind }), languages: codes, ...list })
    setSending(false)
    if (answer.ok && answer.id) return router.push(`/admin/translating/${answer.id}`)
    setMessage(answer.message ?? texts.failed)
  }

  return (
    <section className={`${card.card} ${form.fields}`}>
      <label className={form.field}>
        <span>{labels.kind}</span>
        <select value={kind} onChange={({ target }) => setKind(target.value)}>
          <option value="">{texts.allKinds}</option>
          {kinds.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {filters !== '' && kind === chosen.kind && (
        <label className={styles.choice}>
          <input type="checkbox" checked={isFiltered} onChange={({ target }) => setFiltered(target.checked)} />
          {texts.filtered}
        </label>
      )}
      <fieldset className={styles.languages}>
        <legend>{texts.languages}</legend>
        {languages.map(({ code, name }) => (
          <label key={code} className={styles.choice}>
            <input
              type="checkbox"
              checked={codes.includes(code)}
              onChange={({ target }) => setCodes(target.checked ? [...codes, code] : codes.filter((it) => it !== code))}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        {canTranslate && (
          <div>
            <Button margin={false} disabled={isSending || codes.length === 0} onClick={() => void send('')}>
              {texts.start}
            </Button>
            <small>{texts.startHint}</small>
          </div>
        )}
        <div>
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isSending || codes.length === 0}
            onClick={() => void send('/approve')}
          >
            {texts.approve}
          </Button>
          <small>{texts.approveHint}</small>
        </div>
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </section>
  )
}
