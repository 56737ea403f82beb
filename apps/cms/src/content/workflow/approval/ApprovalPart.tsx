'use client'

import { useState } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { Moment } from '../../../platform/ui/Moment.tsx'
import type { WorkflowState } from '../read-state.ts'
import type { Act, PanelProps } from '../ui/panel-props.ts'
import styles from '../ui/Workflow.module.css'

type Props = PanelProps & { state: WorkflowState; act: Act }

/** Asking for approval, and deciding about what a colleague has asked for. */
export function ApprovalPart({ subject, texts, reader, state, act }: Props) {
  const [words, setWords] = useState('')
  const { approval, required, isApproved } = state
  if (!required && !approval) return null
  const isOpen = approval?.state === 'requested'
  const mayDecide = isOpen && !approval.isMine
  const sent = async (path: string, body: object) => {
    if (await act(path, body)) setWords('')
  }
  const decide = (decision: string) => void sent(`approvals/${approval?.id}`, { decision, reason: words })
  const said =
    approval &&
    {
      requested: [texts['approval.waiting'], approval.requestedBy, approval.createdAt, approval.note],
      approved: [texts['approval.approved'], approval.decidedBy, approval.decidedAt, approval.reason],
      declined: [texts['approval.declined'], approval.decidedBy, approval.decidedAt, approval.reason],
      withdrawn: null,
    }[approval.state]
  return (
    <section aria-labelledby="workflow-approval" className={styles.part}>
      <h2 id="workflow-approval">{texts['approval.title']}</h2>
      {required && (
        <p className={styles.muted}>{isApproved ? texts['approval.publishable'] : texts['approval.required']}</p>
      )}
      {said && (
        <p>
          {fillTemplate(said[0] ?? '', { name: said[1] ?? '' })}{' '}
          {said[2] && <Moment iso={said[2]} language={reader} className={styles.muted} />}
        </p>
      )}
      {said?.[3] && (
        <blockquote className={styles.words} dir="auto">
          {said[3]}
        </blockquote>
      )}
      {approval && !approval.isCurrent && <p className={styles.warning}>{texts['approval.outdated']}</p>}
      {(!isOpen || mayDecide || !approval.isCurrent) && (
        <label className={styles.field}>
          {mayDecide ? texts['approval.reason'] : texts['approval.note']}
          <textarea
            rows={2}
            dir="auto"
            value={words}
            maxLength={2000}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
      )}
      <div className={styles.actions}>
        {mayDecide && (
          <>
            <button
              type="button"
              className={styles.primary}
              disabled={!approval.isCurrent}
              onClick={() => decide('approved')}
            >
              {texts['approval.approve']}
            </button>
            <button type="button" className={styles.button} onClick={() => decide('declined')}>
              {texts['approval.decline']}
            </button>
          </>
        )}
        {isOpen && approval.isMine && (
          <button type="button" className={styles.button} onClick={() => decide('withdrawn')}>
            {texts['approval.withdraw']}
          </button>
        )}
        {(!isOpen || !approval.isCurrent) && !(isApproved && required) && (
          <button
            type="button"
            className={styles.button}
            onClick={() => void sent('approvals', { ...subject, note: words })}
          >
            {texts['approval.ask']}
          </button>
        )}
      </div>
      {!isOpen && !isApproved && <p className={styles.muted}>{texts['approval.saved']}</p>}
    </section>
  )
}
