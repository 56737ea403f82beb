'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { enquiryStates, outcomes } from '../../enquiry-states.ts'
import card from '../../../platform/ui/card.module.css'
import form from '../../../platform/ui/form.module.css'
import type { DeskTexts } from '../desk-texts.ts'
import { callDeskEndpoint } from '../call-desk-endpoint.ts'

type Props = {
  id: string
  state: string
  outcome: string
  assignee: string
  colleagues: { id: string; name: string }[]
  texts: DeskTexts
}

/** Status and assignee; a choice is saved immediately. */
export function StatusCard({ id, state, outcome, assignee, colleagues, texts }: Props) {
  const router = useRouter()
  const [saving, setSaving] = useState(false)

  async function save(change: Record<string, unknown>) {
    setSaving(true)
    const result = await callDeskEndpoint(texts, 'PATCH', id, change)
    setSaving(false)
    if (result.ok) toast.success(texts.saved)
    else toast.error(result.error)
    router.refresh()
  }

  return (
    <section className={card.card}>
      <div className={form.fields} aria-busy={saving}>
        <label className={form.field}>
          <span>{texts.status}</span>
          <select value={state} onChange={(event) => void save({ state: event.target.value })} disabled={saving}>
            {enquiryStates.map((it) => (
              <option key={it} value={it}>
                {texts[`state.${it}`]}
              </option>
            ))}
          </select>
        </label>
        {state === 'closed' && (
          <label className={form.field}>
            <span>{texts.outcome}</span>
            <select
              value={outcome}
              onChange={(event) => void save({ outcome: event.target.value || null })}
              disabled={saving}
            >
              <option value="">{texts['outcome.none']}</option>
              {outcomes.map((it) => (
                <option key={it} value={it}>
                  {texts[`outcome.${it}`]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={form.field}>
          <span>{texts.assignee}</span>
          <select
            value={assignee}
            onChange={(event) => void save({ assignee: event.target.value ? Number(event.target.value) : null })}
            disabled={saving}
          >
            <option value="">{texts.nobody}</option>
            {colleagues.map((it) => (
              <option key={it.id} value={it.id}>
                {it.name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}
