'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { callWorkflow } from '../ui/call-workflow.ts'
import styles from '../ui/Workflow.module.css'
import type { WorkflowTexts } from '../workflow-texts.ts'

type Props = { id: number; what: string; texts: WorkflowTexts }

/** Cancels a scheduled change; the page is shown anew. */
export function CancelScheduled({ id, what, texts }: Props) {
  const router = useRouter()
  const cancel = async () => {
    const refusal = await callWorkflow(texts, `schedule/${id}/cancel`)
    if (refusal) toast.error(refusal)
    router.refresh()
  }
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={fillTemplate(texts['schedule.cancelOne'], { what })}
      onClick={() => void cancel()}
    >
      {texts['schedule.cancel']}
    </button>
  )
}
