'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { tagOf } from '../../../platform/tag-of.ts'
import styles from './UploadProgress.module.css'
import type { UploadTexts } from './upload-texts.ts'
import { type Upload, watchUploads } from './watch-uploads.ts'

/** Around the whole back office: how far each file is that is being sent, from whatever form, with a button that ends it. */
export function UploadProgress({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const { uploads: texts } = i18n.translations as unknown as { uploads: UploadTexts }
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const isSending = uploads.length > 0
  useEffect(() => watchUploads(setUploads, texts), [texts])
  useEffect(() => {
    if (!isSending) return
    // Whoever leaves now ends it.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
  return (
    <>
      {children}
      {isSending && (
        <ul className={styles.uploads} aria-label={texts.title}>
          {uploads.map((it) => (
            <li key={it.id}>
              <UploadState upload={it} texts={texts} language={i18n.language} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type Props = { upload: Upload; texts: UploadTexts; language: string }

function UploadState({ upload: { name, share, cancel }, texts, language }: Props) {
  const isSent = share >= 1
  const percent = new Intl.NumberFormat(`${tagOf(language)}-u-nu-latn`, { style: 'percent' })
  return (
    <>
      <p>
        <bdi>{name}</bdi>
        {/* Said once: a reader of the screen hears no hundred figures. */}
        <span role="status">{isSent ? texts.preparing : texts.sending}</span>
        {!isSent && <span aria-hidden="true">{percent.format(share)}</span>}
      </p>
      <progress aria-label={name} max={1} {...(isSent ? {} : { value: share })} />
      {/* What has arrived is being saved: ending it now would leave open whether it was. */}
      {!isSent && (
        <button type="button" aria-label={`${texts.cancel}: ${name}`} onClick={cancel}>
          {texts.cancel}
        </button>
      )}
    </>
  )
}
