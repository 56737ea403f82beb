'use client'

import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { languageOf } from '@vitrine/locales/languages'
import type { Findings } from './check-form.ts'
import styles from './Findings.module.css'
import { useFindingsTexts } from './use-findings-texts.ts'
import { shorten } from '../shorten.ts'
import { MAX_DESCRIPTION_WIDTH, MAX_TITLE_WIDTH } from '../text-width.ts'

/** How a page looks in search results and where its address is shared, in the language of the form. */
export function PageCard({ card }: { card: NonNullable<Findings['card']> }) {
  const text = useFindingsTexts()
  const { code } = useLocale()
  const picture = usePicture(card.picture)
  const { tag, dir } = languageOf(code as 'en')
  const { host } = new URL(card.url)
  const description = shorten(card.description, MAX_DESCRIPTION_WIDTH)
  return (
    <>
      <h3 id="card-search">{text('search')}</h3>
      <div className={styles.result} role="group" aria-labelledby="card-search" lang={tag} dir={dir}>
        <p className={styles.address} dir="ltr">
          {card.url}
        </p>
        <p className={styles.name}>{shorten(card.title, MAX_TITLE_WIDTH)}</p>
        <p className={styles.words}>{description || text('noDescription')}</p>
      </div>
      <h3 id="card-shared">{text('shared')}</h3>
      <div className={styles.shared} role="group" aria-labelledby="card-shared" lang={tag} dir={dir}>
        {picture && <img src={picture} alt="" />}
        <div>
          <p className={styles.address} dir="ltr">
            {host}
          </p>
          <strong>{card.title}</strong>
          <p className={styles.words}>{description}</p>
          {card.picture === null && <p className={styles.words}>{text('noPicture')}</p>}
        </div>
      </div>
    </>
  )
}

/** The address of a picture; null while it is not known. */
function usePicture(id: number | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const read = id === null ? Promise.resolve(null) : readAddress(id)
    void read.then((found) => {
      if (isCurrent) setAddress(found)
    })
    return () => {
      isCurrent = false
    }
  }, [id])
  return address
}

type Media = { url?: string | null; sizes?: Record<string, { url?: string | null } | undefined> }

const readAddress = (id: number): Promise<string | null> =>
  fetch(`/cms-api/media/${id}?depth=0`, { credentials: 'same-origin' })
    .then((response) => (response.ok ? (response.json() as Promise<Media>) : null))
    .then((media) => media?.sizes?.['webp-640']?.url ?? media?.url ?? null)
    .catch(() => null)
