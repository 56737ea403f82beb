'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useRef, useState } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import card from '../../../platform/ui/card.module.css'
import form from '../../../platform/ui/form.module.css'
import type { ImportKey, ImportTexts } from '../import-texts.ts'
import type { ImportPlace } from './import-place.ts'
import { sendFile } from './send-file.ts'

const decimals = ['auto', 'comma', 'point'] as const

/** Sends a file to be checked, with progress; it can be cancelled, and then nothing of it is kept. */
export function UploadForm({ place, texts }: { place: ImportPlace; texts: ImportTexts }) {
  const router = useRouter()
  const sending = useRef<AbortController>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [error, setError] = useState<ImportKey | null>(null)
  // Serial numbers have no figures whose writing would matter.
  const isProducts = place.kind === 'products'

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const file = data.get('file')
    if (!(file instanceof File) || file.name === '') return
    setError(null)
    setPercent(0)
    sending.current = new AbortController()
    const query = new URLSearchParams({ name: file.name, decimal: String(data.get('decimal') ?? 'auto') })
    const answer = await sendFile(`${place.api}/imports?${query}`, file, setPercent, sending.current.signal)
    if ('id' in answer) return router.push(`${place.screen}/${answer.id}`)
    setPercent(null)
    if (answer.error !== 'cancelled') setError(answer.error in texts ? (answer.error as ImportKey) : 'failed.error')
  }

  return (
    <form className={`${card.card} ${form.fields}`} onSubmit={(event) => void send(event)}>
      <label className={form.field}>
        <span>{texts[isProducts ? 'file' : 'serials.file']}</span>
        <input type="file" name="file" required accept=".xlsx,.csv,.zip,.txt,.tsv" />
      </label>
      {isProducts && (
        <label className={form.field}>
          <span>{texts.decimal}</span>
          <select name="decimal">
            {decimals.map((it) => (
              <option key={it} value={it}>
                {texts[`decimal.${it}`]}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={form.actions}>
        <Button type="submit" disabled={percent !== null} margin={false}>
          {texts.check}
        </Button>
        {percent !== null && (
          <Button buttonStyle="secondary" margin={false} onClick={() => sending.current?.abort()}>
            {texts.cancel}
          </Button>
        )}
      </div>
      <p role="status">
        {percent !== null && fillTemplate(texts.sending, { percent })}
        {error && texts[error]}
      </p>
    </form>
  )
}
