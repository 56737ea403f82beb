import { z } from 'zod'
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts'
import { rowId } from '../workflow/subject-of-request.ts'
import { readWorkflowBody, workflowEndpoint, WorkflowRefusal } from '../workflow/workflow-endpoint.ts'
import { moveDocument } from './move-document.ts'
import { isOrdered } from './ordered-collections.ts'

const move = z.object({ collection: z.string().refine(isOrdered), id: rowId, after: rowId.nullable() })

/** Moves a document behind another one, or to the first place. */
export const orderEndpoint = workflowEndpoint('post', '/order', async (req) => {
  const asked = await readWorkflowBody(req, move)
  if (!(await moveDocument(req.payload, asked))) throw new WorkflowRefusal(409, 'moved')
  await recordAuditEvent(req, {
    kind: 'save',
    entity: asked.collection,
    documentId: asked.id,
    changedFields: ['position'],
  })
})
