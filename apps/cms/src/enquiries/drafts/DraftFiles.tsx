'use client'

import { Button, toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { endingsOf } from '@vitrine/contract/order-files'
import card from '../../platform/ui/card.module.css'
import form from '../../platform/ui/form.module.css'
import textStyles from '../../platform/ui/text.module.css'
import { fillTemplate } from '../../platform/fill-template.ts'
import { callDeskEndpoint } from '../desk/call-desk-endpoint.ts'
import type { DeskTexts } from '../desk/desk-texts.ts'
import { MAX_BYTES_OF_AN_ANSWER, MAX_FILES_OF_AN_ANSWER } from './answer-limits.ts'

export type ShownFile = { name: string; size: number }
type Props = { id: string; first: ShownFile[]; texts: DeskTexts }

const accept = Object.values(endingsOf).flat().join(',')
const MEGABYTE = 1024 * 1024

/** The files of an answer: each is kept with the draft as soon as it is chosen. */
export function DraftFiles({ id, first, texts }: Props) {
  const [files, setFiles] = useState(first)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const wasBusy = useRef(false)

  // A field that is disabled loses the focus, and so does a button that is gone.
  useEffect(() => {
    if (wasBusy.current && !busy) input.current?.focus()
    wasBusy.current = busy
  }, [busy])

  async function add(chosen: FileList | null) {
    setBusy(true)
    for (const file of chosen ?? []) {
      const added = await upload(id, file)
      if (added) setFiles(added)
      else toast.error(`${file.name}: ${texts.fileRefused}`)
    }
    setBusy(false)
    if (input.current) input.current.value = ''
  }

  async function remove(index: number) {
    const result = await callDeskEndpoint<{ files: ShownFile[] }>(texts, 'DELETE', `${id}/draft/files/${index}`)
    if (!result.ok) return void toast.error(result.error)
    setFiles(result.body.files)
    input.current?.focus()
  }

  return (
    <div className={form.field}>
      <label>
        <span>{texts['draft.files']}</span>
        <input
          ref={input}
          type="file"
          multiple
          accept={accept}
          disabled={busy || files.length >= MAX_FILES_OF_AN_ANSWER}
          onChange={({ target }) => void add(target.files)}
        />
      </label>
      <p className={textStyles.muted}>
        {fillTemplate(texts['draft.filesHint'], {
          count: MAX_FILES_OF_AN_ANSWER,
          size: MAX_BYTES_OF_AN_ANSWER / MEGABYTE,
        })}
      </p>
      {files.length > 0 && (
        <ul className={card.list}>
          {files.map(({ name }, index) => (
            // Two files may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <bdi>{name}</bdi>{' '}
              <Button
                size="small"
                buttonStyle="secondary"
                aria-label={fillTemplate(texts['draft.remove'], { name })}
                onClick={() => void remove(index)}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** @returns the files of the draft; null where it was refused */
async function upload(id: string, file: File): Promise<ShownFile[] | null> {
  try {
    const response = await fetch(`/cms-api/enquiries/${id}/draft/files?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
      body: file,
    })
    return response.ok ? ((await response.json()) as { files: ShownFile[] }).files : null
  } catch {
    return null
  }
}
