import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import type { User } from '../../payload-types.ts'
import { AccountError } from './account-error.ts'
import type { AccountMails } from './mails/account-mails.ts'

type Account = Pick<User, 'role' | 'disabled'>

const isActiveAdmin = ({ role, disabled }: Partial<Account>) => role === 'admin' && !disabled

/** An account is disabled and never deleted: notes, answers and histories name it (R12.37). */
export const refuseDelete: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'delete') throw new AccountError(req, 409, 'account.notDeleted')
  return args
}

/** Another role or none any more: what is open was opened with the former one (R12.35). */
export const endSessionsOnChange: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc) return data
  const { role = originalDoc.role, disabled = originalDoc.disabled } = data
  const isSame = role === originalDoc.role && Boolean(disabled) === Boolean(originalDoc.disabled)
  return isSame ? data : { ...data, sessions: [] }
}

/** After the change and within its transaction, so that of two admins who demote each other one stays (R12.37). */
export const keepOneAdmin: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !isActiveAdmin(previousDoc) || isActiveAdmin(doc)) return doc
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { disabled: { not_equals: true } }] },
    req,
  })
  if (totalDocs === 0) throw new AccountError(req, 409, 'account.lastAdmin')
  return doc
}

/** Read before Payload takes the password out of what is saved. */
export const noticePassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data } = args as { data?: { password?: unknown } }
  if (operation === 'update') req.context.changesPassword = typeof data?.password === 'string'
  return args
}

/** Tells the owner what has changed, whoever did it (R12.36). */
export function mailChanges(mails: AccountMails): CollectionAfterChangeHook<User> {
  return ({ doc, previousDoc, operation, req }) => {
    if (operation !== 'update') return doc
    if (req.context.changesPassword === true) mails.change(req, 'password', doc)
    if (previousDoc.email !== doc.email) mails.change(req, 'email', doc, previousDoc.email)
    return doc
  }
}
