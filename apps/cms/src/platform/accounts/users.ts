import { type Access, type Where, type CollectionBeforeOperationHook, type CollectionConfig, Forbidden } from 'payload'
import { admins, hasRole, type Role, roles } from './roles.ts'

const FAILED_LOGINS_BEFORE_LOCK = 5
const LOCK_MS = 10 * 60 * 1000
const SESSION_SECONDS = 8 * 60 * 60
const MIN_PASSWORD_LENGTH = 10

const roleLabels: Record<Role, string> = {
  admin: 'Admin: everything, accounts too',
  editor: 'Editor: the content',
  operator: 'Operator: the enquiries',
}

/** Marks the creation of the first account by the setup link or the environment. */
export const firstAccount = { firstAccount: true }

/** Payload lets anybody create the first account by POST …/first-register; on a public host that could be a stranger. */
const refuseUnauthorizedCreate: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || hasRole(req.user, 'admin') || req.context.firstAccount === true) return args
  throw new Forbidden(req.t)
}

const checkPasswordLength: CollectionBeforeOperationHook = ({ args, operation }) => {
  const data: Record<string, unknown> | undefined =
    operation === 'create' || operation === 'update' ? args.data : undefined
  const password = data?.password
  if (typeof password === 'string' && password.length < MIN_PASSWORD_LENGTH) throw new PasswordTooShort()
  return args
}

/** Admins see all accounts, operators those whom enquiries may be assigned to, editors their own. */
const readable: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  if (hasRole(req.user, 'operator')) return { role: { in: ['admin', 'operator'] } } as Where
  return req.user ? { id: { equals: req.user.id } } : false
}

class PasswordTooShort extends Error {
  override message = `A password has at least ${MIN_PASSWORD_LENGTH} characters.`
  status = 400
  isPublic = true
}

export function users(siteUrl: string): CollectionConfig {
  return {
    slug: 'users',
    auth: {
      maxLoginAttempts: FAILED_LOGINS_BEFORE_LOCK,
      lockTime: LOCK_MS,
      tokenExpiration: SESSION_SECONDS,
      cookies: { sameSite: 'Lax', secure: siteUrl.startsWith('https:') },
      forgotPassword: {
        // The configured address: one from the request could be forged.
        generateEmailHTML: (args) =>
          `<p>To choose a new password, open <a href="${siteUrl}/admin/reset/${args?.token}">${siteUrl}/admin</a>.</p>`,
      },
    },
    access: {
      admin: ({ req }) => hasRole(req.user, ...roles),
      create: admins,
      delete: admins,
      unlock: admins,
      read: readable,
      update: ({ req }) => hasRole(req.user, 'admin') || (req.user ? { id: { equals: req.user.id } } : false),
    },
    admin: {
      group: 'Administration',
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role'],
      hidden: ({ user }) => user?.role !== 'admin',
      description: 'Admins may do everything; editors write content and see no enquiries; operators answer enquiries.',
    },
    hooks: { beforeOperation: [refuseUnauthorizedCreate, checkPasswordLength] },
    fields: [
      { name: 'name', type: 'text' },
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'editor',
        saveToJWT: true,
        options: roles.map((role) => ({ value: role, label: roleLabels[role] })),
        access: { create: ({ req }) => hasRole(req.user, 'admin'), update: ({ req }) => hasRole(req.user, 'admin') },
      },
    ],
  }
}
