'use client'

import { Button, toast } from '@payloadcms/ui'
import { MAX_FILE_BYTES, MAX_NOTE_LENGTH } from '@vitrine/contract/submission-limits'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import form from '../../../platform/ui/form.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import type { DeskTexts } from '../desk-texts.ts'

type Props = { enquiry: string; numbers: string[]; today: string; texts: DeskTexts }

/** A PDF becomes a draft; it is sent from the list above. */
export function NewOffer({ enquiry, numbers, today, texts }: Props) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    if (fields.get('number') === '') fields.delete('number')
    setBusy(true)
    const error = await upload(enquiry, fields, texts)
    setBusy(false)
    if (error) return void toast.error(error)
    toast.success(texts.saved)
    router.refresh()
  }

  return (
    <details>
      <summary>{texts['offer.new']}</summary>
      <form className={form.fields} aria-busy={isBusy} onSubmit={(event) => void add(event)}>
        {numbers.length > 0 && (
          <label className={form.field}>
            <span>{texts['offer.versionOf']}</span>
            <select name="number">
              {numbers.map((it) => (
                <option key={it}>{it}</option>
              ))}
              <option value="">{texts['offer.ownNumber']}</option>
            </select>
          </label>
        )}
        <label className={form.field}>
          <span>PDF</span>
          <input type="file" name="file" accept="application/pdf,.pdf" required />
        </label>
        <p className={textStyles.muted}>
          {fillTemplate(texts['offer.fileHint'], { size: MAX_FILE_BYTES / 1024 / 1024 })}
        </p>
        <label className={form.field}>
          <span>{texts['offer.until']}</span>
          <input type="date" name="validUntil" min={today} required />
        </label>
        <label className={form.field}>
          <span>{texts['offer.note']}</span>
          <textarea name="note" rows={3} maxLength={MAX_NOTE_LENGTH} dir="auto" />
        </label>
        <div className={form.actions}>
          <Button type="submit" size="small" disabled={isBusy}>
            {texts['offer.save']}
          </Button>
        </div>
      </form>
    </details>
  )
}

/** @returns a sentence where it failed */
async function upload(enquiry: string, body: FormData, texts: DeskTexts): Promise<string | null> {
  try {
    const response = await fetch(`/cms-api/enquiries/${enquiry}/offers`, {
      method: 'POST',
      credentials: 'same-origin',
      body,
    })
    if (response.ok) return null
    const { error } = (await response.json().catch(() => ({}))) as { error?: keyof DeskTexts }
    return (error && texts[error]) ?? texts.failed
  } catch {
    return texts.failed
  }
}
