/** What the audit log tells apart. `erase` takes an enquiry away for good; `settings` is a change of a global. */
export const auditKinds = [
  'login',
  'login-failed',
  'logout',
  'password-reset',
  'create',
  'save',
  'publish',
  'unpublish',
  'trash',
  'restore',
  'delete',
  'erase',
  'export',
  'role',
  'settings',
] as const
export type AuditKind = (typeof auditKinds)[number]
