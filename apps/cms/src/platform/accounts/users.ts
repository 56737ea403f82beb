import { type Access, type Where, type CollectionBeforeOperationHook, type CollectionConfig, Forbidden } from 'payload'
import type { Environment } from '../environment.ts'
import { endSessionsOnChange, keepOneAdmin, mailChanges, noticePassword, refuseDelete } from './account-hooks.ts'
import { accountLabel } from './account-texts.ts'
import { forgotPasswordEndpoint } from './login/forgot-password-endpoint.ts'
import { guardLogin } from './login/guard-login.ts'
import { loginEndpoint } from './login/login-endpoint.ts'
import { resetPasswordEndpoint } from './login/reset-password-endpoint.ts'
import { createAccountMails } from './mails/account-mails.ts'
import { checkPassword } from './passwords/check-password.ts'
import { awayUntil } from './away-until.ts'
import { admins, hasRole, nobody, type Role, roles } from './roles.ts'
import { needsSecondFactor } from './second-factor/needs-second-factor.ts'
import { secondFactorEndpoints } from './second-factor/second-factor-endpoints.ts'
import { signatures } from './signatures.ts'
import { sessionEndpoints } from './sessions/session-endpoints.ts'

const SESSION_SECONDS = 8 * 60 * 60

const roleLabels: Record<Role, string> = {
  admin: 'Admin: everything, accounts too',
  editor: 'Editor: the content',
  operator: 'Operator: the enquiries',
}

/** Payload lets anybody create the first account by POST …/first-register; on a public host that could be a stranger. */
const refuseUnauthorizedCreate: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || hasRole(req.user, 'admin') || req.context.firstAccount === true) return args
  throw new Forbidden(req.t)
}

/** Admins see all accounts, operators those whom enquiries may be assigned to, editors their own. */
const readable: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  if (hasRole(req.user, 'operator')) return { role: { in: ['admin', 'operator'] } } as Where
  return req.user ? { id: { equals: req.user.id } } : false
}

const isAdmin = ({ req }: { req: Parameters<Access>[0]['req'] }) => hasRole(req.user, 'admin')

type Settings = Pick<Environment, 'SITE_URL' | 'ADMIN_HOST' | 'REQUIRE_TOTP_FOR_ADMINS'>

export function users(settings: Settings): CollectionConfig {
  const { SITE_URL, REQUIRE_TOTP_FOR_ADMINS } = settings
  const mails = createAccountMails(settings)
  return {
    slug: 'users',
    auth: {
      // Payload's lock lets strangers lock an account for its owner: failures are counted otherwise (login/throttle.ts).
      maxLoginAttempts: 0,
      tokenExpiration: SESSION_SECONDS,
      cookies: { sameSite: 'Lax', secure: SITE_URL.startsWith('https:') },
    },
    access: {
      admin: ({ req }) => hasRole(req.user, ...roles),
      create: admins,
      delete: nobody,
      unlock: nobody,
      read: readable,
      update: ({ req }) =>
        hasRole(req.user, 'admin') || (hasRole(req.user, ...roles) ? { id: { equals: req.user?.id } } : false),
    },
    admin: {
      group: 'Administration',
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'disabled'],
      hidden: ({ user }) => user?.role !== 'admin',
      description: 'Admins may do everything; editors write content and see no enquiries; operators answer enquiries.',
    },
    endpoints: [
      loginEndpoint(mails),
      forgotPasswordEndpoint(mails),
      resetPasswordEndpoint(mails),
      ...sessionEndpoints,
      ...secondFactorEndpoints(mails, new URL(SITE_URL).host),
    ],
    hooks: {
      beforeOperation: [refuseUnauthorizedCreate, refuseDelete, checkPassword, noticePassword],
      beforeLogin: [guardLogin],
      beforeChange: [endSessionsOnChange],
      afterChange: [keepOneAdmin, mailChanges(mails)],
    },
    fields: [
      { name: 'name', type: 'text' },
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'editor',
        saveToJWT: true,
        options: roles.map((role) => ({ value: role, label: roleLabels[role] })),
        access: { create: isAdmin, update: isAdmin },
      },
      {
        name: 'disabled',
        type: 'checkbox',
        label: accountLabel('account.disabled'),
        defaultValue: false,
        admin: { description: accountLabel('account.disabledHint') },
        access: { create: isAdmin, update: isAdmin },
      },
      awayUntil,
      signatures,
      needsSecondFactor(REQUIRE_TOTP_FOR_ADMINS),
      {
        name: 'security',
        type: 'ui',
        admin: { disableListColumn: true, components: { Field: '/platform/accounts/ui/Security.tsx#Security' } },
      },
    ],
  }
}
