import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { hasRole, type Role } from '../../platform/accounts/roles.ts'
import { redactError } from '../../platform/database/redact-error.ts'

/** A call that is refused; `key` is the text (workflow/texts) that the editor reads. */
export class WorkflowRefusal extends Error {
  override name = 'WorkflowRefusal'
  readonly status: 400 | 403 | 404 | 409
  readonly key: string

  constructor(status: WorkflowRefusal['status'], key: string) {
    super(key)
    this.status = status
    this.key = key
  }
}

/** A call below /cms-api/workflow, for editors and admins, or for those of `allowed`. */
export function workflowEndpoint(
  method: 'get' | 'post',
  path: string,
  handle: (req: PayloadRequest) => Promise<unknown>,
  allowed: readonly Role[] = ['admin', 'editor'],
): Endpoint {
  const handler = async (req: PayloadRequest) => {
    if (!hasRole(req.user, ...allowed)) return answer({ error: 'forbidden' }, 403)
    try {
      return answer((await handle(req)) ?? {})
    } catch (error) {
      if (error instanceof WorkflowRefusal) return answer({ error: error.key }, error.status)
      if (error instanceof APIError && error.status < 500) return answer({ error: 'failed' }, error.status)
      req.payload.logger.error({ err: redactError(error), msg: `${method} ${path}` })
      return answer({ error: 'failed' }, 500)
    }
  }
  return { method, path: `/workflow${path}`, handler }
}

const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** The body of a call, checked. @throws WorkflowRefusal */
export async function readWorkflowBody<S extends z.ZodType>(req: PayloadRequest, shape: S): Promise<z.infer<S>> {
  const parsed = shape.safeParse(await req.json?.().catch(() => undefined))
  if (!parsed.success) throw new WorkflowRefusal(400, 'invalid')
  return parsed.data
}
