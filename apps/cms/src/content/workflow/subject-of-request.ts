import type { Payload } from 'payload'
import { z } from 'zod'
import { toRowId } from '../../platform/database/row-id.ts'
import { configOf, readNewest, type Row, type Subject } from './subject.ts'
import { WorkflowRefusal } from './workflow-endpoint.ts'

/** As a number, or as an address has it. */
export const rowId = z.unknown().transform((asked, context) => {
  const id = toRowId(asked)
  if (id === null) context.addIssue('no number of a row')
  return id ?? z.NEVER
})

/** What a call says of what it is about. */
export const subjectShape = { entity: z.string().max(100), documentId: rowId.nullable() }

/** The newest version of what a call is about. @throws WorkflowRefusal where there is no such thing, or no drafts of it are kept */
export async function findSubject(
  payload: Payload,
  { entity, documentId }: Subject,
): Promise<{ subject: Subject; newest: Row }> {
  const subject = { entity, documentId }
  // A global is there before anybody has saved it.
  const unsaved: Row | null = documentId === null ? {} : null
  const newest = configOf(payload, subject) && ((await readNewest(payload, subject)) ?? unsaved)
  if (!newest || newest.deletedAt) throw new WorkflowRefusal(404, 'gone')
  return { subject, newest }
}
