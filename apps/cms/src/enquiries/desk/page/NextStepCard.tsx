'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import card from '../../../platform/ui/card.module.css'
import form from '../../../platform/ui/form.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import type { DeskTexts } from '../desk-texts.ts'
import { callDeskEndpoint } from '../call-desk-endpoint.ts'

type Props = { id: string; on: string; step: string; due: 'due' | 'overdue' | null; texts: DeskTexts }

/** What is to be done next about an enquiry, and on which day. */
export function NextStepCard({ id, on: firstOn, step: firstStep, due, texts }: Props) {
  const router = useRouter()
  const [on, setOn] = useState(firstOn)
  const [step, setStep] = useState(firstStep)
  const [saving, setSaving] = useState(false)

  async function save(nextStepOn: string, nextStep: string) {
    setSaving(true)
    // At noon: the day is the same in every time zone of the list.
    const change = { nextStepOn: nextStepOn ? `${nextStepOn}T12:00:00.000Z` : null, nextStep }
    const result = await callDeskEndpoint(texts, 'PATCH', id, change)
    setSaving(false)
    if (!result.ok) return void toast.error(result.error)
    toast.success(texts.saved)
    setOn(nextStepOn)
    setStep(nextStep)
    router.refresh()
  }

  return (
    <section className={card.card} aria-labelledby="desk-next-step">
      <h2 id="desk-next-step">{texts.nextStep}</h2>
      <form
        className={form.fields}
        aria-busy={saving}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void save(on, step.trim())
        }}
      >
        {due && <p className={textStyles.notice}>{texts[`nextStep.${due}`]}</p>}
        <label className={form.field}>
          <span>{texts['nextStep.on']}</span>
          <input type="date" value={on} required onChange={({ target }) => setOn(target.value)} />
        </label>
        <label className={form.field}>
          <span>{texts.nextStep}</span>
          <input value={step} maxLength={200} dir="auto" onChange={({ target }) => setStep(target.value)} />
        </label>
        <div className={form.actions}>
          <Button type="submit" size="small" disabled={saving}>
            {texts['nextStep.save']}
          </Button>
          {firstOn && (
            <Button size="small" buttonStyle="secondary" disabled={saving} onClick={() => void save('', '')}>
              {texts['nextStep.done']}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
