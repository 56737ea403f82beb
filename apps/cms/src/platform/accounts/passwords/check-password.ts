import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { AccountError } from '../account-error.ts'
import { MIN_PASSWORD_LENGTH, type Owner, passwordProblem } from './password-problem.ts'

type Data = { password?: unknown; token?: unknown; email?: string; name?: string }

/** Whatever sets a password obeys the same rules: a new account, a change of one's own or another's, a reset by mail. */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const data: Data = (args as { data?: Data }).data ?? {}
  if (typeof data.password !== 'string') return args
  const owner = { ...(await findOwner(req, (args as { id?: number }).id, data.token)), ...data }
  const problem = await passwordProblem(data.password, owner)
  if (problem) throw new AccountError(req, 400, problem, { count: MIN_PASSWORD_LENGTH })
  return args
}

async function findOwner(req: PayloadRequest, id: number | undefined, token: unknown): Promise<Owner> {
  const where: Where | null =
    typeof token === 'string' ? { resetPasswordToken: { equals: token } } : id ? { id: { equals: id } } : null
  if (!where) return {}
  const account = await req.payload.db.findOne<{ id: number; email: string; name?: string }>({
    collection: 'users',
    where,
    req,
  })
  return account ? { email: account.email, name: account.name } : {}
}
