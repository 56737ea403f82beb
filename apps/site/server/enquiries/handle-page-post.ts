import { bodyLimit } from 'hono/body-limit'
import type { SiteContext } from '../../shared/site-context.ts'
import type { FileProblem } from '../../shared/enquiries/order-files.ts'
import type { AppContext } from '../http/request-origin.ts'
import { readBoundedForm } from './read-bounded-form.ts'
import { MAX_BODY_BYTES } from './file-rules.ts'
import { BadMultipart } from './read-multipart.ts'
import type { StagedFiles } from './spool-files.ts'
import { SpoolUnavailable } from './spool-unavailable.ts'
import type { EnquiryServices } from './handle-enquiry-post.ts'

/** What a page's action gets when a form was posted to it. */
export type PagePost = Pick<SiteContext, 'acceptEnquiry' | 'fileProblems' | 'fileHashes'>
export type RenderPagePost = (request: Request, post: PagePost) => Promise<Response>

const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('Payload Too Large', 413) })

/** A form that was sent without script: the page's own action answers. Its files are read here, by the rules of `readMultipart`. */
export async function handlePagePost(
  c: AppContext,
  address: string,
  services: EnquiryServices,
  renderPost: RenderPagePost,
): Promise<Response> {
  const type = c.req.header('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return handleMultipart(c, address, services, renderPost)
  if (!type.startsWith('application/x-www-form-urlencoded')) return c.text('Unsupported Media Type', 415)
  let answer: Response | undefined
  const refusal = await limitBody(c, async () => {
    answer = await renderPost(c.req.raw, toPagePost(address, services))
  })
  return answer ?? refusal ?? c.text('Payload Too Large', 413)
}

async function handleMultipart(
  c: AppContext,
  address: string,
  services: EnquiryServices,
  renderPost: RenderPagePost,
): Promise<Response> {
  try {
    // Its id follows from its content, so it is not known before it is read.
    return await readBoundedForm(c, { address, isKnown: false }, services, ({ fields, staged, problems }) => {
      const body = new URLSearchParams(fields)
      const request = new Request(c.req.url, { method: 'POST', headers: withoutBody(c.req.raw.headers), body })
      return renderPost(request, toPagePost(address, services, staged, problems))
    })
  } catch (error) {
    if (error instanceof BadMultipart) return c.text('Bad Request', 400)
    if (!(error instanceof SpoolUnavailable)) throw error
    console.error(error)
    return c.text('Service Unavailable', 503, { 'retry-after': '30' })
  }
}

/** The fields are passed on in a body of another type and length. */
function withoutBody(given: Headers): Headers {
  const headers = new Headers(given)
  for (const name of ['content-type', 'content-length', 'transfer-encoding', 'content-encoding']) headers.delete(name)
  return headers
}

function toPagePost(
  address: string,
  { spool, acceptEnquiry, rateLimit, proofOfWork }: EnquiryServices,
  staged?: StagedFiles,
  fileProblems: FileProblem[] = [],
): PagePost {
  return {
    fileProblems,
    fileHashes: staged?.files.map(({ sha256 }) => sha256) ?? [],
    async acceptEnquiry({ kind, payload, id, honeypot }) {
      try {
        const seconds = spool.has(id) ? null : rateLimit(address)
        if (seconds !== null) return { kind: 'rate-limited', seconds }
      } catch (error) {
        if (!(error instanceof SpoolUnavailable)) throw error
        console.error(error)
        return { kind: 'unavailable' }
      }
      const metadata = { honeypot, durationMs: null, hasProof: proofOfWork && false }
      return acceptEnquiry({ kind, payload, id, metadata, staged: staged?.files.length ? staged : undefined })
    },
  }
}
