import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole, type Role } from '../../platform/accounts/roles.ts'
import { redactError } from '../../platform/database/redact-error.ts'

/** A request to the desk that cannot be served; `key` is the text (desk/texts) that the operator reads. */
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

/** An endpoint of the desk: for operators and admins only, or for those of `allowed`, never cached. */
export function deskEndpoint(
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
  allowed: readonly Role[] = ['admin', 'operator'],
): Endpoint {
  const handler = async (req: PayloadRequest) => {
    if (!hasRole(req.user, ...allowed)) return jsonResponse({ error: 'forbidden' }, 403)
    try {
      return await handle(req)
    } catch (error) {
      if (error instanceof DeskRefusal) return jsonResponse({ error: error.key }, error.status)
      req.payload.logger.error({ err: redactError(error), msg: `${method} ${path}` })
      return jsonResponse({ error: 'failed' }, 500)
    }
  }
  return { method, path, handler }
}

export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

/** The body of a request, checked. @throws DeskRefusal */
export async function readBody<S extends z.ZodType>(req: PayloadRequest, shape: S): Promise<z.infer<S>> {
  const body: unknown = await req.json?.().catch(() => undefined)
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new DeskRefusal(400, 'invalid')
  return parsed.data
}

/**
 * The enquiry that the address names.
 * @param transaction what it is read in, where it is to be changed
 * @throws DeskRefusal
 */
export async function enquiryOf(req: PayloadRequest, transaction: Partial<PayloadRequest> = {}) {
  const id = String(req.routeParams?.id ?? '')
  const enquiry = await req.payload.findByID({
    collection: 'enquiries',
    id,
    depth: 0,
    disableErrors: true,
    req: transaction,
  })
  if (!enquiry) throw new DeskRefusal(404, 'notFound')
  return enquiry
}
