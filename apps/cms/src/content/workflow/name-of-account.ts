import type { PayloadRequest } from 'payload'

/** The name by which colleagues know an account. It is kept with what the account has done, and outlives it. */
export function nameOfAccount(user: PayloadRequest['user']): string {
  return user?.name?.trim() || user?.email || ''
}
