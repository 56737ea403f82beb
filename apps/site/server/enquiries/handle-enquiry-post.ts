import { CAME_FROM_HEADER } from '../../shared/enquiries/came-from.ts'
import type { FileProblem } from '../../shared/enquiries/order-files.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import type { AppContext } from '../http/request-origin.ts'
import type { AcceptEnquiry } from './accept-enquiry.ts'
import type { FileSpace } from './file-space.ts'
import { readBoundedForm } from './read-bounded-form.ts'
import { BadMultipart } from './read-multipart.ts'
import type { RateLimit } from './rate-limit.ts'
import type { ObservedFormMetadata } from './spam-signs.ts'
import type { Spool } from './spool.ts'
import type { StagedFiles } from './spool-files.ts'
import { SpoolUnavailable } from './spool-unavailable.ts'

/** What enquiries are accepted with, by whatever way they come. */
export type EnquiryServices = {
  spool: Spool
  acceptEnquiry: AcceptEnquiry
  rateLimit: RateLimit
  fileSpace: FileSpace
  proofOfWork: ProofOfWork | null
}

/**
 * Answers `POST /api/order_request/` and `/api/contactme/`: 201 only after the enquiry is in the spool.
 * The content API gets it from there (`Delivery`). An order with files comes as multipart/form-data: `payload` and parts `file`.
 */
export async function handleEnquiryPost(
  c: AppContext,
  kind: 'order' | 'contact',
  address: string,
  { spool, acceptEnquiry, rateLimit, fileSpace, proofOfWork }: EnquiryServices,
): Promise<Response> {
  const id = c.req.header('idempotency-key')
  const cameFrom = c.req.header(CAME_FROM_HEADER)
  const accept = async (payload: unknown, staged?: StagedFiles) =>
    respond(c, acceptEnquiry({ kind, id, payload, staged, cameFrom, metadata: await readFormMetadata(c, proofOfWork) }))
  const type = c.req.header('content-type') ?? ''
  try {
    const isKnown = Boolean(id && spool.has(id.toLowerCase()))
    // A sender that got no answer may send again as often as it takes.
    const seconds = isKnown ? null : rateLimit(address)
    if (seconds !== null)
      return c.json({ detail: 'too many enquiries from this address' }, 429, { 'retry-after': String(seconds) })
    if (type.startsWith('application/json')) return await accept(parseJson(await c.req.text()))
    if (kind !== 'order' || !type.startsWith('multipart/form-data') || !c.req.raw.body)
      return c.json({ detail: 'the body must be application/json' }, 415)
    return await readBoundedForm(c, { address, isKnown }, { spool, fileSpace }, ({ fields, staged, problems }) => {
      if (problems.length > 0) return respondFileProblems(c, problems)
      // A form without a file is no order with files.
      return accept(parseJson(fields.payload ?? ''), staged.files.length > 0 ? staged : undefined)
    })
  } catch (error) {
    if (error instanceof BadMultipart) return c.json({ detail: error.message }, 400)
    if (!(error instanceof SpoolUnavailable)) throw error
    console.error(error)
    return respondUnavailable(c)
  }
}

function respond(c: AppContext, outcome: ReturnType<AcceptEnquiry>): Response {
  switch (outcome.kind) {
    case 'accepted':
      return c.json({ id: outcome.id }, 201)
    case 'invalid':
      return respondInvalid(c, outcome.errors)
    case 'id-reused':
      return c.json({ detail: 'this id was used for another enquiry' }, 409)
    case 'rate-limited':
    case 'unavailable':
      return respondUnavailable(c)
  }
}

const respondUnavailable = (c: AppContext) =>
  c.json({ detail: 'The enquiry could not be kept; please try again.' }, 503, { 'retry-after': '30' })

const respondInvalid = (c: AppContext, errors: { field: string; message: string }[]) =>
  c.json({ detail: errors.map((it) => `${it.field}: ${it.message}`).join('; '), errors }, 400)

function respondFileProblems(c: AppContext, problems: FileProblem[]): Response {
  const errors = problems.map(({ reason, name }) => ({ field: 'files', message: reason, name }))
  const detail = problems.map(({ reason, name }) => `${name || 'files'}: ${reason}`).join('; ')
  return c.json({ detail, errors }, problems.every(({ reason }) => reason === 'wrongKind') ? 400 : 413)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How the form was filled in, from headers that the site's own pages send; only the spam signs that follow from it are kept. */
async function readFormMetadata(c: AppContext, proofOfWork: ProofOfWork | null): Promise<ObservedFormMetadata> {
  const duration = c.req.header('x-form-age')
  return {
    honeypot: c.req.header('x-form-honeypot') === '1',
    durationMs: duration !== undefined && /^\d{1,12}$/.test(duration) ? Number(duration) : null,
    hasProof: proofOfWork && (await proofOfWork.verify(c.req.header('x-proof'))),
  }
}
