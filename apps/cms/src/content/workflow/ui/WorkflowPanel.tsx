'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { Moment } from '../../../platform/ui/Moment.tsx'
import { ApprovalPart } from '../approval/ApprovalPart.tsx'
import { SchedulePart } from '../schedule/SchedulePart.tsx'
import { callWorkflow } from './call-workflow.ts'
import type { Act, PanelProps, WorkflowProps } from './panel-props.ts'
import { readAgain, toggleCommenting, useReadingWorkflow, useWorkflow } from './use-workflow.ts'
import styles from './Workflow.module.css'

/** The panel of a document that has been saved, or of a global. */
export function WorkflowPanel(props: WorkflowProps) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  if (globalSlug) return <Panel {...props} subject={{ entity: globalSlug, documentId: null }} />
  return collectionSlug && id !== undefined ? (
    <Panel {...props} subject={{ entity: collectionSlug, documentId: Number(id) }} />
  ) : null
}

function Panel(props: PanelProps) {
  const { subject, texts, reader } = props
  const query = `entity=${subject.entity}${subject.documentId === null ? '' : `&documentId=${subject.documentId}`}`
  useReadingWorkflow(query, texts, reader)
  const { state, isCommenting } = useWorkflow()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (!state) return null

  const act: Act = async (path, body) => {
    setBusy(true)
    const refusal = await callWorkflow(texts, path, body)
    await readAgain()
    setBusy(false)
    setProblem(refusal ?? '')
    return refusal === null
  }
  const open = state.comments.filter(({ resolved }) => !resolved).length
  const writer = state.savedBy || texts['versions.program']
  return (
    <div className={styles.panel} aria-busy={isBusy}>
      {state.savedAt && (
        <p className={styles.muted}>
          {fillTemplate(texts['versions.saved'], {
            name: state.savedBySchedule ? fillTemplate(texts['versions.schedule'], { name: writer }) : writer,
          })}
          {', '}
          <Moment iso={state.savedAt} language={reader} />
        </p>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <ApprovalPart {...props} state={state} act={act} />
      <SchedulePart {...props} state={state} act={act} />
      <section aria-labelledby="workflow-comments" className={styles.part}>
        <h2 id="workflow-comments">{texts['comments.title']}</h2>
        {open > 0 && <p>{fillTemplate(texts['comments.open'], { count: open })}</p>}
        <button type="button" className={styles.button} aria-pressed={isCommenting} onClick={toggleCommenting}>
          {isCommenting ? texts['comments.stop'] : texts['comments.start']}
        </button>
      </section>
    </div>
  )
}
