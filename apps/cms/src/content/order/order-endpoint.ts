import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { roles } from '../../platform/accounts/roles.ts'
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts'
import { rowId } from '../workflow/subject-of-request.ts'
import { readWorkflowBody, workflowEndpoint, WorkflowRefusal } from '../workflow/workflow-endpoint.ts'
import { moveDocument } from './move-document.ts'
import { isOrdered, mayOrder } from './ordered-collections.ts'

const move = z.object({ collection: z.string().refine(isOrdered), id: rowId, after: rowId.nullable() })

/** Moves a document behind another one, or to the first place. Whom it is for depends on what is moved. */
export const orderEndpoint = workflowEndpoint('post', '/order', handleMove, roles)

async function handleMove(req: PayloadRequest) {
  const asked = await readWorkflowBody(req, move)
  if (!mayOrder(req.user, asked.collection)) throw new WorkflowRefusal(403, 'forbidden')
  if (!(await moveDocument(req.payload, asked))) throw new WorkflowRefusal(409, 'moved')
  await recordAuditEvent(req, {
    kind: 'save',
    entity: asked.collection,
    documentId: asked.id,
    changedFields: ['position'],
  })
}
