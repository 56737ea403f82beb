'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import card from '../../../platform/ui/card.module.css'
import form from '../../../platform/ui/form.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import type { ImportRecord } from '../import-record.ts'
import type { ImportTexts } from '../import-texts.ts'
import type { ImportPlace } from './import-place.ts'
import styles from './ImportPage.module.css'

type Props = { found: Pick<ImportRecord, 'id' | 'state' | 'counts'>; place: ImportPlace; texts: ImportTexts }

/** What can be done with an import that was checked or applied. */
export function ApplyForm({ found: { id, state, counts }, place, texts }: Props) {
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [publish, setPublish] = useState(true)
  const [overwrite, setOverwrite] = useState(false)

  async function send(what: string) {
    setSending(true)
    const url = `${place.api}/imports/${id}/${what}`
    const answer = await fetch(url, { method: 'POST', credentials: 'same-origin' }).catch(() => null)
    setSending(false)
    setFailed(!answer?.ok)
    router.refresh()
  }

  // What is published, and what changed since an export, are questions of products alone.
  const isProducts = place.kind === 'products'
  const failure = hasFailed && <p role="alert">{texts['failed.error']}</p>
  if (state === 'applied' || state === 'undoing')
    return (
      <div>
        <Button buttonStyle="secondary" margin={false} disabled={isSending} onClick={() => void send('undo')}>
          {texts.undo}
        </Button>
        {failure}
      </div>
    )
  if (state === 'undone') return null
  if (counts.problems > 0) return <p className={textStyles.notice}>{texts.correct}</p>
  if (counts.changed + counts.created === 0) return <p>{texts[isProducts ? 'nothing' : 'serials.nothing']}</p>
  return (
    <div className={`${card.card} ${form.fields}`}>
      {isProducts && (
        <fieldset className={styles.choices}>
          {([true, false] as const).map((it) => (
            <label key={String(it)}>
              <input type="radio" name="publish" checked={publish === it} onChange={() => setPublish(it)} />
              <span>
                {texts[it ? 'publish' : 'draft']}
                {it && <small>{texts.publishHint}</small>}
              </span>
            </label>
          ))}
          {counts.conflicts > 0 && (
            <label>
              <input type="checkbox" checked={overwrite} onChange={(event) => setOverwrite(event.target.checked)} />
              <span>{texts.overwrite}</span>
            </label>
          )}
        </fieldset>
      )}
      <div className={form.actions}>
        <Button
          margin={false}
          disabled={isSending}
          onClick={() => void send(`apply?publish=${publish}&overwrite=${overwrite}`)}
        >
          {texts.apply}
        </Button>
      </div>
      {failure}
    </div>
  )
}
