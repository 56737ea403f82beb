import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../platform/accounts/roles.ts'
import { redactError } from '../../platform/database/redact-error.ts'

/** An answer of the desk that is no success; `key` is a text of the desk (src/desk/texts). */
export class DeskRefusal extends Error {
  override name = 'DeskRefusal'
  readonly status: 400 | 404 | 502
  readonly key: string

  constructor(status: DeskRefusal['status'], key: string) {
    super(key)
    this.status = status
    this.key = key
  }
}

/** An endpoint of the desk: for operators and administrators alone, and never kept by a browser. */
export function deskEndpoint(
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint {
  const handler = async (req: PayloadRequest) => {
    if (!hasRole(req.user, 'admin', 'operator')) return jsonResponse({ error: 'forbidden' }, 403)
    try {
      return await handle(req)
    } catch (error) {
      if (error instanceof DeskRefusal) return jsonResponse({ error: error.key }, error.status)
      req.payload.logger.error({ err: redactError(error), msg: `${method} ${path}` })
      return jsonResponse({ error: 'problem' }, 500)
    }
  }
  return { method, path, handler }
}

export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

/** @throws DeskRefusal */
export async function readBody<S extends z.ZodType>(req: PayloadRequest, shape: S): Promise<z.infer<S>> {
  const body: unknown = await req.json?.().catch(() => undefined)
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new DeskRefusal(400, 'wrong')
  return parsed.data
}

/** The enquiry that the address names. @throws DeskRefusal */
export async function enquiryOf(req: PayloadRequest) {
  const id = String(req.routeParams?.id ?? '')
  const enquiry = await req.payload.findByID({ collection: 'enquiries', id, depth: 0, disableErrors: true })
  if (!enquiry) throw new DeskRefusal(404, 'notFound')
  return enquiry
}
