import type {
  CollectionAfterErrorHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
} from 'payload'
import { recordAuditEvent } from './record-audit-event.ts'

type Account = { id: string | number; email?: string | null }

/** Payload's logging in after a new password is no login where it leaves no session (`resetsPassword`). */
export const recordLogin: CollectionAfterLoginHook = async ({ collection, req, user }) => {
  if (req.context.resetsPassword === true) return
  await recordAuditEvent(req, { kind: 'login', entity: collection.slug, account: user as Account })
}

export const recordLogout: CollectionAfterLogoutHook = async ({ collection, req }) => {
  await recordAuditEvent(req, { kind: 'logout', entity: collection.slug })
}

/** A new password by a link in a mail; one that is set in the back office is a changed field of the account. */
export const recordPasswordReset: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  if (operation !== 'resetPassword') return result
  const { user } = result as { user?: Account }
  await recordAuditEvent(req, { kind: 'password-reset', entity: collection.slug, ...(user && { account: user }) })
  return result
}

/** The password was right, and the code of a second factor is asked for next. */
function isHalfway(error: Error): boolean {
  const { data } = error as { data?: { key?: unknown } | null }
  return data?.key === 'login.codeNeeded'
}

/** The account that somebody tried; nothing that was typed, which may be a password in the wrong field. */
export const recordFailedLogin: CollectionAfterErrorHook = async ({ collection, error, req }) => {
  const status = 'status' in error ? error.status : undefined
  const isLogin = req.method === 'POST' && req.url !== undefined && new URL(req.url).pathname.endsWith('/login')
  if (!isLogin || (status !== 401 && status !== 403) || isHalfway(error)) return
  const email: unknown = req.data?.email
  const where = { email: { equals: typeof email === 'string' ? email.toLowerCase().trim() : '' } }
  try {
    const account = await req.payload.db.findOne<Account>({ collection: collection.slug, where })
    await recordAuditEvent(req, { kind: 'login-failed', entity: collection.slug, account })
  } catch (failure) {
    req.payload.logger.error({ err: failure, msg: 'a failed login could not be recorded' })
  }
}
