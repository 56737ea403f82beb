import { z } from 'zod'
import type { Approval, FieldComment, ScheduledChange } from '../../payload-types.ts'
import { settings } from '../../platform/settings.ts'
import { areSame, contentHashes } from './approval/content-hashes.ts'
import { isApproved } from './approval/is-approved.ts'
import { hashesOf, ofSubject, readApproval } from './approval/read-approvals.ts'
import { failedLately } from './schedule/read-schedule.ts'
import { findSubject, rowId, subjectShape } from './subject-of-request.ts'
import { configOf } from './subject.ts'
import { workflowEndpoint, WorkflowRefusal } from './workflow-endpoint.ts'

const MAX_COMMENTS = 200
const MAX_CHANGES = 20

type Change = Pick<ScheduledChange, 'id' | 'action' | 'language' | 'at' | 'state' | 'problem' | 'setBy' | 'doneAt'>
export type ApprovalState = Pick<
  Approval,
  'id' | 'state' | 'note' | 'requestedBy' | 'decidedBy' | 'reason' | 'createdAt' | 'decidedAt'
> & {
  isMine: boolean
  /** Nothing was changed after the request. */
  isCurrent: boolean
}
export type WorkflowComment = Pick<
  FieldComment,
  'id' | 'path' | 'language' | 'text' | 'author' | 'resolved' | 'createdAt'
>

/** What the form of a document shows besides its fields. */
export type WorkflowState = {
  required: boolean
  /** Nothing waits for approval: the newest version may be published. */
  isApproved: boolean
  schedule: Change[]
  approval: ApprovalState | null
  comments: WorkflowComment[]
  savedBy: string
  savedBySchedule: boolean
  savedAt: string
}

const asked = z.object({ ...subjectShape, documentId: rowId.nullish() })

export const stateEndpoint = workflowEndpoint('get', '/state', async (req): Promise<WorkflowState> => {
  const { payload } = req
  const parsed = asked.safeParse(req.query)
  if (!parsed.success) throw new WorkflowRefusal(400, 'invalid')
  const { entity, documentId = null } = parsed.data
  const { subject, newest } = await findSubject(payload, { entity, documentId })
  const about = ofSubject(subject)
  const [changes, comments, approval] = await Promise.all([
    payload.db.find<ScheduledChange>({
      collection: 'scheduled-changes',
      where: { and: [...about, { or: [{ state: { equals: 'waiting' } }, failedLately()] }] },
      sort: '-at',
      limit: MAX_CHANGES,
      pagination: false,
    }),
    payload.db.find<FieldComment>({
      collection: 'field-comments',
      where: { and: about },
      sort: '-id',
      limit: MAX_COMMENTS,
      pagination: false,
    }),
    readApproval(req, subject, 'requested', 'approved', 'declined'),
  ])
  const hashes = contentHashes(configOf(payload, subject)?.fields ?? [], newest)
  return {
    required: settings.APPROVAL_REQUIRED,
    isApproved: !settings.APPROVAL_REQUIRED || (await isApproved(req, subject)),
    schedule: changes.docs
      .map(({ id, action, language, at, state, problem, setBy, doneAt }) => ({
        id,
        action,
        language,
        at,
        state,
        problem,
        setBy,
        doneAt,
      }))
      .toReversed(),
    approval: approval && {
      ...pick(approval),
      isMine: approval.requestedById === String(req.user?.id),
      isCurrent: areSame(hashes, hashesOf(approval)),
    },
    comments: comments.docs
      .map(({ id, path, language, text, author, resolved, createdAt }) => ({
        id,
        path,
        language,
        text,
        author,
        resolved,
        createdAt,
      }))
      .toReversed(),
    savedBy: String(newest.savedBy ?? ''),
    savedBySchedule: Boolean(newest.savedBySchedule),
    savedAt: String(newest.updatedAt ?? ''),
  }
})

const pick = ({ id, state, note, requestedBy, decidedBy, reason, createdAt, decidedAt }: Approval) => ({
  id,
  state,
  note,
  requestedBy,
  decidedBy,
  reason,
  createdAt,
  decidedAt,
})
