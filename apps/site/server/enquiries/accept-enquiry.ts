import { randomUUID } from 'node:crypto'
import { calls } from '@vitrine/contract/calls'
import { toPageOnSite } from '@vitrine/contract/page-on-site'
import type { SpamSign } from '@vitrine/contract/shapes/submission'
import type { EnquiryOutcome } from '../../shared/site-context.ts'
import { decideSpamSigns, type ObservedFormMetadata } from './spam-signs.ts'
import type { EnquiryKind, Spool } from './spool.ts'
import type { StagedFiles } from './spool-files.ts'
import { SpoolUnavailable } from './spool-unavailable.ts'

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
type FormKind = Exclude<EnquiryKind, 'buyer-message' | 'dealer-answer'>
const bodyOf: Record<FormKind, (typeof calls)['sendOrder' | 'sendContact' | 'sendServiceRequest']['body']> = {
  order: calls.sendOrder.body,
  contact: calls.sendContact.body,
  service: calls.sendServiceRequest.body,
}

export type IncomingEnquiry = {
  kind: FormKind
  /** The body of the contract's call, unchecked. */
  payload: unknown
  /** A UUID; the same id is the same enquiry. */
  id?: string | undefined
  /** What is known of how the form was filled in; for a program that calls the API nothing is. */
  metadata?: ObservedFormMetadata
  staged?: StagedFiles | undefined
  /** Where the visit came from, as the browser says; the back office alone is told. */
  cameFrom?: string | undefined
}

/** The only way into the spool, for enquiries from script and from plain forms: they are kept checked or not at all. */
export type AcceptEnquiry = (incoming: IncomingEnquiry) => EnquiryOutcome & { id: string }

const unknownMetadata: ObservedFormMetadata = { honeypot: false, durationMs: null, hasProof: null }

/**
 * @param onAccepted is called when there is something new to deliver
 * @param siteUrl the public address of the site
 */
export function createAcceptEnquiry(spool: Spool, onAccepted: () => void, siteUrl: string): AcceptEnquiry {
  return ({ kind, payload, id = randomUUID(), metadata = unknownMetadata, staged, cameFrom = '' }) => {
    const invalid = (field: string, message: string) => ({ id, kind: 'invalid' as const, errors: [{ field, message }] })
    if (!idPattern.test(id)) return invalid('Idempotency-Key', 'must be a UUID')
    if (staged && !namesFiles(payload, staged)) return invalid('files', 'are not those that the payload names')
    const checked = bodyOf[kind].safeParse(staged ? { ...(payload as object), files: staged.files } : payload)
    if (!checked.success) {
      const errors = checked.error.issues.map((it) => ({ field: it.path.join('.'), message: it.message }))
      return { id, kind: 'invalid', errors }
    }
    const fields = { ...checked.data, action_location: toLocation(checked.data.action_location, siteUrl) }
    if ('files' in fields && fields.files && !staged)
      return invalid('files', 'send the files themselves, as multipart/form-data')
    const signs = decideSpamSigns(metadata, textsOf(fields))
    try {
      // These may differ when an enquiry is sent again; it is the same enquiry.
      const besides = {
        ...(signs.length > 0 && { spam_signs: signs satisfies SpamSign[] }),
        ...(isCameFrom(cameFrom) && { came_from: cameFrom }),
      }
      const comparedBody = JSON.stringify(fields)
      const body = JSON.stringify({ ...fields, ...besides })
      const enquiry = { id: id.toLowerCase(), kind, language: fields.language, body, comparedBody }
      if (spool.accept(enquiry, Date.now(), staged) === 'id-reused') return { id, kind: 'id-reused' }
    } catch (error) {
      if (!(error instanceof SpoolUnavailable)) throw error
      console.error(error)
      return { id, kind: 'unavailable' }
    }
    onAccepted()
    return { id, kind: 'accepted' }
  }
}

/** Where an enquiry was sent from; only a page of the site counts, since whoever receives the enquiry may make a link of it. */
function toLocation(location: string, siteUrl: string): string {
  return toPageOnSite(location, siteUrl) ? location : '/'
}

/** As a browser writes it: what could end a header or is longer than all of its values is none. */
const isCameFrom = (told: string) => /^[\w.~%&=+*-]{1,2000}$/.test(told)

/** A sender may name the files of its order with their hashes; those that came must then be exactly these. */
function namesFiles(payload: unknown, { files }: StagedFiles): boolean {
  const named = (payload as { files?: unknown } | undefined)?.files
  if (named === undefined) return true
  const hashes = Array.isArray(named) ? named.map((it: { sha256?: unknown } | null) => it?.sha256) : []
  return hashes.length === files.length && hashes.every((hash, position) => hash === files[position]?.sha256)
}

type TextFields = { full_name: string; company_name?: string; message?: string; contact_message?: string }

function textsOf(fields: TextFields) {
  return [fields.full_name, fields.company_name, fields.message, fields.contact_message]
}
