'use client'

import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { withRowIds } from '../../english/english-value.ts'
import { Moment } from '../../../platform/ui/Moment.tsx'
import type { WorkflowComment } from '../read-state.ts'
import type { WorkflowTexts } from '../workflow-texts.ts'
import { callWorkflow } from '../ui/call-workflow.ts'
import { readAgain, useWorkflow } from '../ui/use-workflow.ts'
import panel from '../ui/Workflow.module.css'
import styles from './FieldComments.module.css'

type Props = { path: string; field?: { label?: unknown; name?: string } }

/** Below a field: what colleagues said about it, and, while somebody comments, a place to write. */
export function FieldComments({ path, field }: Props) {
  const { i18n } = useTranslation()
  const { state, isCommenting, words } = useWorkflow()
  const stable = useFormFields(([fields]) => withRowIds(path, (row) => fields[`${row}.id`]?.value))
  const comments = state?.comments.filter((it) => it.path === stable && (!it.resolved || isCommenting)) ?? []
  if (!words || (comments.length === 0 && !isCommenting)) return null
  const label = getTranslation((field?.label ?? field?.name ?? '') as string, i18n)
  return <Comments path={stable} label={label} comments={comments} isCommenting={isCommenting} {...words} />
}

type Shown = {
  path: string
  label: string
  texts: WorkflowTexts
  reader: string
  isCommenting: boolean
  comments: WorkflowComment[]
}

function Comments({ path, label, comments, isCommenting, texts, reader }: Shown) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { code } = useLocale()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState('')
  const field = useId()
  const act = async (address: string, body: object) => {
    const refusal = await callWorkflow(texts, address, body)
    setProblem(refusal ?? '')
    await readAgain()
    return refusal === null
  }
  const subject = { entity: collectionSlug ?? globalSlug, documentId: collectionSlug ? Number(id) : null }
  const send = async () => {
    if (await act('comments', { ...subject, path, language: code, text: words })) setWords('')
  }
  return (
    <div className={styles.comments}>
      {comments.map(({ id: comment, author, text, language, resolved, createdAt }) => (
        <article key={comment} className={styles.comment} data-resolved={resolved || undefined}>
          <header>
            <bdi>
              <strong>{author}</strong>
            </bdi>{' '}
            <bdi>
              <Moment iso={createdAt} language={reader} className={panel.muted} />
            </bdi>
            {language !== code && <span className={panel.muted}> {language}</span>}
            {resolved && <span className={panel.muted}> {texts['comments.resolved']}</span>}
          </header>
          <p dir="auto">{text}</p>
          <button
            type="button"
            className={panel.link}
            onClick={() => void act(`comments/${comment}`, { resolved: !resolved })}
          >
            {resolved ? texts['comments.reopen'] : texts['comments.resolve']}
          </button>
        </article>
      ))}
      {isCommenting && (
        <div className={styles.write}>
          <label className={panel.field} htmlFor={field}>
            {`${texts['comments.text']}: ${label}`}
            <textarea
              id={field}
              rows={2}
              dir="auto"
              value={words}
              maxLength={2000}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
          <button type="button" className={panel.button} disabled={!words.trim()} onClick={() => void send()}>
            {texts['comments.send']}
          </button>
        </div>
      )}
      <p role="alert" className={panel.problem}>
        {problem}
      </p>
    </div>
  )
}
