'use client'

import { Fragment, useState } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { toMoment } from '../../../platform/moment.ts'
import type { WorkflowState } from '../read-state.ts'
import type { Act, PanelProps } from '../ui/panel-props.ts'
import styles from '../ui/Workflow.module.css'
import { toProblemText } from './to-problem-text.ts'

type Props = PanelProps & { state: WorkflowState; act: Act }
const empty = { action: 'publish', language: '', at: '' }

/** What is scheduled for a document, and setting a time. */
export function SchedulePart({ subject, texts, reader, timeZone, languages, state, act }: Props) {
  const [form, setForm] = useState(empty)
  const isGlobal = subject.documentId === null
  const nameOf = (code: string | null | undefined) =>
    code ? (languages.find((it) => it.code === code)?.name ?? code) : texts['schedule.all']
  const set = (change: Partial<typeof empty>) => setForm((before) => ({ ...before, ...change }))
  const send = async () => {
    const { action, language, at } = form
    if (await act('schedule', { ...subject, action, language: language || null, at })) setForm(empty)
  }
  return (
    <section aria-labelledby="workflow-schedule" className={styles.part}>
      <h2 id="workflow-schedule">{texts['schedule.title']}</h2>
      {state.schedule.length === 0 && <p className={styles.muted}>{texts['schedule.none']}</p>}
      <ul className={styles.list}>
        {state.schedule.map(({ id, action, language, at, state: its, problem, setBy }) => {
          const parts = [texts[`schedule.${action}`], nameOf(language), toMoment(at, reader, timeZone)]
          const what = parts.join(', ')
          return (
            <li key={id}>
              <strong>
                {parts.map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && ', '}
                    <bdi>{part}</bdi>
                  </Fragment>
                ))}
              </strong>{' '}
              <span className={styles.muted}>{fillTemplate(texts['schedule.by'], { name: setBy ?? '' })}</span>{' '}
              {its === 'failed' ? (
                <p className={styles.warning}>
                  {texts['schedule.failed']}: {toProblemText(texts, problem ?? '')}
                </p>
              ) : (
                <button
                  type="button"
                  className={styles.link}
                  aria-label={fillTemplate(texts['schedule.cancelOne'], { what })}
                  onClick={() => void act(`schedule/${id}/cancel`)}
                >
                  {texts['schedule.cancel']}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <details className={styles.details}>
        <summary>{texts['schedule.add']}</summary>
        {!isGlobal && (
          <>
            <label className={styles.field}>
              {texts['schedule.action']}
              <select value={form.action} onChange={(event) => set({ action: event.target.value })}>
                <option value="publish">{texts['schedule.publish']}</option>
                <option value="unpublish">{texts['schedule.unpublish']}</option>
              </select>
            </label>
            <label className={styles.field}>
              {texts['schedule.language']}
              <select value={form.language} onChange={(event) => set({ language: event.target.value })}>
                <option value="">{texts['schedule.all']}</option>
                {languages
                  .filter(({ code }) => code !== 'en' || form.action === 'publish')
                  .map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
              </select>
            </label>
          </>
        )}
        <label className={styles.field}>
          {fillTemplate(texts['schedule.at'], { zone: timeZone })}
          <input
            type="datetime-local"
            value={form.at}
            onChange={(event) => set({ at: event.target.value })}
            // The form around it would be saved.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </label>
        {form.action === 'publish' && <p className={styles.muted}>{texts['schedule.hint']}</p>}
        <button type="button" className={styles.button} onClick={() => void send()}>
          {texts['schedule.set']}
        </button>
      </details>
      <a href="/admin/schedule">{texts['schedule.show']}</a>
    </section>
  )
}
