import { randomUUID } from 'node:crypto'
import { calls } from '@vitrine/contract/calls'
import type { SpamSign } from '@vitrine/contract/shapes/submission'
import type { EnquiryOutcome } from '../../shared/site-context.ts'
import { decideSpamSigns, type ObservedFormMetadata } from './spam-signs.ts'
import type { EnquiryKind, Spool } from './spool.ts'
import type { StagedFiles } from './spool-files.ts'
import { SpoolUnavailable } from './spool-unusable.ts'

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const bodyOf: Record<EnquiryKind, (typeof calls)['sendOrder' | 'sendContact']['body']> = {
  order: calls.sendOrder.body,
  contact: calls.sendContact.body,
}

export type IncomingEnquiry = {
  kind: EnquiryKind
  /** The body of the contract's call, unchecked. */
  payload: unknown
  /** A UUID; the same id is the same enquiry. */
  id?: string | undefined
  /** What is known of the sender; a program that calls the API says nothing of it. */
  filling?: ObservedFormMetadata
  staged?: StagedFiles | undefined
}

/** The door to the spool: every enquiry comes in here, from script or from a plain form, and leaves checked or not at all. */
export type AcceptEnquiry = (arrival: IncomingEnquiry) => EnquiryOutcome & { id: string }

const unknownFilling: ObservedFormMetadata = { trap: false, ageMs: null, proven: null }

/** @param wake is called when there is something new to deliver */
export function createAcceptEnquiry(spool: Spool, wake: () => void): AcceptEnquiry {
  return ({ kind, payload, id = randomUUID(), filling = unknownFilling, staged }) => {
    const wrong = (field: string, message: string) => ({ id, kind: 'wrong' as const, errors: [{ field, message }] })
    if (!idPattern.test(id)) return wrong('Idempotency-Key', 'must be a UUID')
    if (staged && !agrees(payload, staged)) return wrong('files', 'are not those that the payload names')
    const checked = bodyOf[kind].safeParse(staged ? { ...(payload as object), files: staged.files } : payload)
    if (!checked.success) {
      const errors = checked.error.issues.map((it) => ({ field: it.path.join('.'), message: it.message }))
      return { id, kind: 'wrong', errors }
    }
    // Which signs a sending shows may change from one to the next; the enquiry is the same.
    const { spam_signs: _told, ...said } = checked.data
    if ('files' in said && said.files && !staged)
      return wrong('files', 'send the files themselves, as multipart/form-data')
    const signs = decideSpamSigns(filling, wordsOf(said))
    try {
      const sameAs = JSON.stringify(said)
      const body = signs.length > 0 ? JSON.stringify({ ...said, spam_signs: signs satisfies SpamSign[] }) : sameAs
      const enquiry = { id: id.toLowerCase(), kind, language: said.language, body, sameAs }
      if (spool.take(enquiry, Date.now(), staged) === 'other content') return { id, kind: 'other content' }
    } catch (error) {
      if (!(error instanceof SpoolUnavailable)) throw error
      console.error(error)
      return { id, kind: 'unusable' }
    }
    wake()
    return { id, kind: 'taken' }
  }
}

/** A sender may name the files of its order with their hashes; what has come must then be just that. */
function agrees(payload: unknown, { files }: StagedFiles): boolean {
  const named = (payload as { files?: unknown } | undefined)?.files
  if (named === undefined) return true
  const hashes = Array.isArray(named) ? named.map((it: { sha256?: unknown } | null) => it?.sha256) : []
  return hashes.length === files.length && hashes.every((hash, position) => hash === files[position]?.sha256)
}

function wordsOf(said: { full_name: string; company_name?: string; message?: string; contact_message?: string }) {
  return [said.full_name, said.company_name, said.message, said.contact_message]
}
