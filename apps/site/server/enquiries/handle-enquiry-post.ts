import type { FileProblem } from '../../shared/enquiries/order-files.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import type { AppContext } from '../http/request-origin.ts'
import type { AcceptEnquiry } from './accept-enquiry.ts'
import { BadMultipart, readMultipart } from './read-multipart.ts'
import type { RateLimit } from './rate-limit.ts'
import type { ObservedFormMetadata } from './spam-signs.ts'
import type { EnquiryKind, Spool } from './spool.ts'
import type { StagedFiles } from './spool-files.ts'
import { SpoolUnavailable } from './spool-unusable.ts'

export type EnquiryServices = { spool: Spool; intake: AcceptEnquiry; limit: RateLimit; proof: ProofOfWork | null }

type Body = { payload: unknown; staged?: StagedFiles | undefined }

/**
 * Answers `POST /api/order_request/` and `/api/contactme/` at the public door: 201 only after the enquiry is in the spool.
 * The content API gets it from there (`Delivery`). An order with files comes as multipart/form-data: `payload` and parts `file`.
 */
export async function handleEnquiryPost(
  c: AppContext,
  kind: EnquiryKind,
  address: string,
  { spool, intake, limit, proof }: EnquiryServices,
): Promise<Response> {
  const id = c.req.header('idempotency-key')
  // Whoever heard nothing may ask again as often as it takes.
  const seconds = id && spool.knows(id.toLowerCase()) ? null : await limit(address)
  if (seconds !== null)
    return c.json({ detail: 'too many enquiries from this address' }, 429, { 'retry-after': String(seconds) })
  try {
    const body = await readBody(c, kind, spool)
    if (body instanceof Response) return body
    const filling = await readFilling(c, proof)
    const outcome = intake({ kind, id, filling, ...body })
    if (body.staged) spool.files.dropStaged(body.staged)
    switch (outcome.kind) {
      case 'taken':
        return c.json({ id: outcome.id }, 201)
      case 'wrong':
        return refuse(c, outcome.errors)
      case 'other content':
        return c.json({ detail: 'this id was used for another enquiry' }, 409)
      case 'limited':
      case 'unusable':
        return unusable(c)
    }
  } catch (error) {
    if (error instanceof BadMultipart) return c.json({ detail: error.message }, 400)
    if (!(error instanceof SpoolUnavailable)) throw error
    console.error(error)
    return unusable(c)
  }
}

const unusable = (c: AppContext) =>
  c.json({ detail: 'The enquiry could not be kept; please try again.' }, 503, { 'retry-after': '30' })

const refuse = (c: AppContext, errors: { field: string; message: string }[]) =>
  c.json({ detail: errors.map((it) => `${it.field}: ${it.message}`).join('; '), errors }, 400)

async function readBody(c: AppContext, kind: EnquiryKind, spool: Spool): Promise<Body | Response> {
  const type = c.req.header('content-type') ?? ''
  if (type.startsWith('application/json')) return { payload: parse(await c.req.text()) }
  if (kind !== 'order' || !type.startsWith('multipart/form-data') || !c.req.raw.body)
    return c.json({ detail: 'the body must be application/json' }, 415)
  const { fields, staged, problems } = await readMultipart(c.req.raw.body, type, stageOf(spool))
  if (problems.length === 0) return { payload: parse(fields.payload ?? ''), staged: orNone(staged, spool) }
  spool.files.dropStaged(staged)
  return tellProblems(c, problems)
}

/** A form without a file is no order with files. */
function orNone(staged: StagedFiles, spool: Spool): StagedFiles | undefined {
  if (staged.files.length > 0) return staged
  spool.files.dropStaged(staged)
  return undefined
}

function stageOf(spool: Spool): string {
  try {
    return spool.files.stage()
  } catch (error) {
    throw new SpoolUnavailable('there is no place for files', { cause: error })
  }
}

function tellProblems(c: AppContext, problems: FileProblem[]): Response {
  const errors = problems.map(({ reason, name }) => ({ field: 'files', message: reason, name }))
  const detail = problems.map(({ reason, name }) => `${name || 'files'}: ${reason}`).join('; ')
  return c.json({ detail, errors }, problems.every(({ reason }) => reason === 'wrongKind') ? 400 : 413)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How the form was filled, as our own pages say it beside the enquiry: none of it travels further. */
async function readFilling(c: AppContext, proof: ProofOfWork | null): Promise<ObservedFormMetadata> {
  const age = c.req.header('x-form-age')
  return {
    trap: c.req.header('x-form-trap') === '1',
    ageMs: age !== undefined && /^\d{1,12}$/.test(age) ? Number(age) : null,
    proven: proof && (await proof.verify(c.req.header('x-proof'))),
  }
}
