import { randomUUID } from 'node:crypto'
import { calls } from '@vitrine/contract/calls'
import type { EnquiryOutcome } from '../../app/content/content-context.ts'
import { type EnquiryKind, type Spool, SpoolUnusable } from './spool.ts'

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const bodyOf: Record<EnquiryKind, (typeof calls)['sendOrder' | 'sendContact']['body']> = {
  order: calls.sendOrder.body,
  contact: calls.sendContact.body,
}

/** The door to the spool: every enquiry comes in here, from script or from a plain form, and leaves checked or not at all. */
export type Intake = (kind: EnquiryKind, payload: unknown, id?: string) => EnquiryOutcome & { id: string }

/** @param wake is called when there is something new to deliver */
export function createIntake(spool: Spool, wake: () => void): Intake {
  return (kind, payload, id = randomUUID()) => {
    if (!idPattern.test(id))
      return { id, kind: 'wrong', errors: [{ field: 'Idempotency-Key', message: 'must be a UUID' }] }
    const checked = bodyOf[kind].safeParse(payload)
    if (!checked.success)
      return {
        id,
        kind: 'wrong',
        errors: checked.error.issues.map((it) => ({ field: it.path.join('.'), message: it.message })),
      }
    try {
      const enquiry = {
        id: id.toLowerCase(),
        kind,
        language: checked.data.language,
        body: JSON.stringify(checked.data),
      }
      if (spool.take(enquiry, Date.now()) === 'other content') return { id, kind: 'other content' }
    } catch (error) {
      if (!(error instanceof SpoolUnusable)) throw error
      console.error(error)
      return { id, kind: 'unusable' }
    }
    wake()
    return { id, kind: 'taken' }
  }
}
