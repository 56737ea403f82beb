import type { PayloadRequest } from 'payload'
import { hasRole } from '../accounts/roles.ts'
import { redactError } from '../database/redact-error.ts'

const noStore = { 'cache-control': 'no-store' }

/** An answer of an endpoint of ours, which nobody keeps. */
export const jsonAnswer = (body: unknown, status = 200): Response => Response.json(body, { status, headers: noStore })

/**
 * A handler for editors and admins; others are refused. What it throws is logged, and answered as a failure.
 * @param about what the log calls it
 */
export function forEditors(about: string, handle: (req: PayloadRequest) => Promise<Response>) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!hasRole(req.user, 'admin', 'editor')) return jsonAnswer({ error: 'forbidden' }, 403)
    try {
      return await handle(req)
    } catch (error) {
      req.payload.logger.error({ err: redactError(error), msg: about })
      return jsonAnswer({ error: 'failed' }, 500)
    }
  }
}
