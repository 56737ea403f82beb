'use client'

import { Button, toast, useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import { fillTemplate } from '../../platform/fill-template.ts'
import { tagOf } from '../../platform/tag-of.ts'
import type { PreviewTexts } from '../preview-texts.ts'
import type { ListedLink } from './link-endpoints.ts'
import styles from './PreviewLinks.module.css'

type Props = { url: string; texts: PreviewTexts; language: string }

/** The links of a document that still open its preview, each with what copies it and what takes it back, and what makes another. */
export function PreviewLinks({ url, texts, language }: Props) {
  const [links, setLinks] = useState<ListedLink[]>([])
  const [isBusy, setBusy] = useState(false)
  const locale = useLocale()
  const heading = useId()
  const days = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long' })

  const load = useCallback(async (): Promise<ListedLink[] | null> => {
    const listed = await fetch(url)
      .then((answer) => (answer.ok ? (answer.json() as Promise<{ links: ListedLink[] }>) : null))
      .catch(() => null)
    return listed?.links ?? null
  }, [url])
  useEffect(() => {
    void load().then((found) => found && setLinks(found))
  }, [load])

  async function change(method: 'POST' | 'DELETE', address: string): Promise<Response | null> {
    setBusy(true)
    const answer = await fetch(address, { method }).catch(() => null)
    setBusy(false)
    if (!answer?.ok) toast.error(answer?.status === 409 ? texts.tooMany : texts.failed)
    const left = await load()
    if (left) setLinks(left)
    return answer?.ok ? answer : null
  }

  async function make() {
    const answer = await change('POST', `${url}?locale=${locale.code}`)
    if (answer) await copy(((await answer.json()) as { link: ListedLink }).link.address)
  }

  /** Browsers copy on secure pages only: elsewhere the link is there to be selected. */
  async function copy(address: string) {
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    if (isCopied) toast.success(texts.copied)
  }

  return (
    <section className={styles.links} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {texts.title}
      </h2>
      <p>{texts.hint}</p>
      <ul className={styles.list}>
        {links.map(({ id, address, accountName, expiresAt }) => {
          const until = fillTemplate(texts.until, { day: days.format(new Date(expiresAt)) })
          return (
            <li key={id}>
              <input
                className={styles.address}
                readOnly
                dir="ltr"
                value={address}
                aria-label={`${texts.link} · ${until}`}
                onFocus={(event) => event.currentTarget.select()}
              />
              <small className={styles.about}>
                {until} · <bdi>{accountName}</bdi>
              </small>
              <div className={styles.actions}>
                <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void copy(address)}>
                  {texts.copy}
                </Button>
                <Button
                  size="small"
                  buttonStyle="secondary"
                  margin={false}
                  disabled={isBusy}
                  aria-label={`${texts.takeBack}: ${until}`}
                  onClick={() => void change('DELETE', `${url}/${id}`)}
                >
                  {texts.takeBack}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <Button size="small" buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void make()}>
        {texts.make}
      </Button>
    </section>
  )
}
