import type { Access, PayloadRequest } from 'payload'

/** `admin` everything; `editor` the content and no personal data; `operator` the enquiries. */
export const roles = ['admin', 'editor', 'operator'] as const
export type Role = (typeof roles)[number]

/** A disabled account has no role, and neither has an admin who still has to set up a second factor (R12.34, R12.37). */
export function hasRole(user: PayloadRequest['user'], ...allowed: Role[]): boolean {
  return user !== null && allowed.includes(user.role) && !user.disabled && !user.needsSecondFactor
}

const only =
  (...allowed: Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed)

export const admins = only('admin')
export const editors = only('admin', 'editor')
export const operators = only('admin', 'operator')
export const nobody: Access = () => false

/** Editors read and write content. Visitors get it only through the content API, which selects published documents itself. */
export const contentAccess = { create: editors, read: editors, readVersions: editors, update: editors, delete: editors }
