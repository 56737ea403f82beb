'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation.js'
import { type FormEvent, useRef, useState } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import form from '../../../platform/ui/form.module.css'
import type { DeskTexts } from '../desk-texts.ts'
import styles from './FindPanel.module.css'

export type View = { id: string; name: string; query: string; isOwn: boolean; isShared: boolean }

/** Searches under a name, one's own and shared ones; what the list shows can be saved as another. */
export function SavedViews({ views, texts }: { views: View[]; texts: DeskTexts }) {
  const router = useRouter()
  const query = useSearchParams()
  const [isSaving, setSaving] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const current = new URLSearchParams([...query].filter(([key]) => /^(search|where|sort|columns)/.test(key)))

  async function call(method: 'POST' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`/cms-api/desk-views${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null)
    if (!response?.ok) return void toast.error(texts.failed)
    setSaving(false)
    // What had the focus is gone.
    list.current?.focus()
    router.refresh()
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const name = String(fields.get('name')).trim()
    if (name) await call('POST', '', { name, query: String(current), shared: fields.has('shared') })
  }

  function remove(id: string, name: string) {
    if (window.confirm(`${fillTemplate(texts['views.delete'], { name })}?`)) void call('DELETE', `/${id}`)
  }

  return (
    <nav aria-label={texts['views.title']}>
      <ul className={styles.views} ref={list} tabIndex={-1} aria-label={texts['views.title']}>
        {views.map(({ id, name, query: its, isOwn, isShared }) => (
          <li key={id} className={styles.view}>
            <a href={`/admin/collections/enquiries?${its}`} title={isShared ? texts['views.shared'] : undefined}>
              <bdi>{name}</bdi>
            </a>
            {isOwn && (
              <button
                type="button"
                className={styles.delete}
                aria-label={fillTemplate(texts['views.delete'], { name })}
                onClick={() => remove(id, name)}
              >
                ×
              </button>
            )}
          </li>
        ))}
        {current.size > 0 && !isSaving && (
          <li>
            <Button buttonStyle="subtle" size="small" margin={false} onClick={() => setSaving(true)}>
              {texts['views.save']}
            </Button>
          </li>
        )}
      </ul>
      {isSaving && (
        <form className={styles.save} onSubmit={(event) => void save(event)}>
          <label className={form.field}>
            <span>{texts['views.name']}</span>
            <input name="name" maxLength={60} required dir="auto" ref={(field) => field?.focus()} />
          </label>
          <label className={styles.shared}>
            <input name="shared" type="checkbox" />
            {texts['views.shared']}
          </label>
          <Button type="submit" size="small" margin={false}>
            {texts['views.save']}
          </Button>
        </form>
      )}
    </nav>
  )
}
