'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import card from '../../../platform/ui/card.module.css'
import form from '../../../platform/ui/form.module.css'
import { type XliffVersion, xliffVersions } from '../files/xliff.ts'
import { callTranslating } from './call-translating.ts'
import type { FormProps } from './form-props.ts'
import styles from './Translating.module.css'

const states = ['gaps', 'machine', 'all'] as const

/** Files out to agencies, and back in. */
export function AgencyForm({ texts, labels, kinds, languages, filters, ...chosen }: FormProps) {
  const router = useRouter()
  const [kind, setKind] = useState(chosen.kind)
  const [language, setLanguage] = useState(chosen.language || (languages[0]?.code ?? ''))
  const [state, setState] = useState<(typeof states)[number]>('gaps')
  const [version, setVersion] = useState<XliffVersion>('2.0')
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState('')
  const query = new URLSearchParams([
    ['language', language],
    ['state', state],
    ['version', version],
    ...(kind ? [['kind', kind]] : []),
    ...(kind && kind === chosen.kind ? [...new URLSearchParams(filters)] : []),
  ])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('file')
    if (!(file instanceof File) || file.name === '') return
    setSending(true)
    setMessage('')
    const answer = await callTranslating(`/import?${new URLSearchParams({ name: file.name })}`, file)
    setSending(false)
    if (answer.ok && answer.id) return router.push(`/admin/translating/${answer.id}`)
    setMessage(answer.message ?? texts.failed)
  }

  return (
    <section className={`${card.card} ${form.fields}`}>
      <h2>{texts.agency}</h2>
      <div className={styles.row}>
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
        <label className={form.field}>
          <span>{labels.language}</span>
          <select value={language} onChange={({ target }) => setLanguage(target.value)}>
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={form.field}>
          <span>{texts.export}</span>
          <select value={state} onChange={({ target }) => setState(states.find((it) => it === target.value) ?? 'gaps')}>
            {states.map((it) => (
              <option key={it} value={it}>
                {texts[it]}
              </option>
            ))}
          </select>
        </label>
        <label className={form.field}>
          <span>{texts.format}</span>
          <select
            value={version}
            onChange={({ target }) => setVersion(xliffVersions.find((it) => it === target.value) ?? '2.0')}
          >
            {xliffVersions.map((it) => (
              <option key={it} value={it}>
                XLIFF {it}
              </option>
            ))}
          </select>
        </label>
        <Button el="anchor" url={`/cms-api/translating/export?${query}`} buttonStyle="secondary" margin={false}>
          {texts.export}
        </Button>
      </div>
      <form className={styles.row} onSubmit={(event) => void send(event)}>
        <label className={form.field}>
          <span>{texts.file}</span>
          <input type="file" name="file" required accept=".xlf,.xliff" />
        </label>
        <Button type="submit" buttonStyle="secondary" margin={false} disabled={isSending}>
          {texts.import}
        </Button>
      </form>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </section>
  )
}
