import type { PayloadRequest } from 'payload'
import { hasRole } from '../platform/accounts/roles.ts'
import type { Environment } from '../platform/environment.ts'

/** Admins see the statistics, and whom STATISTICS_READERS names. */
export function mayReadStatistics(
  user: PayloadRequest['user'],
  { STATISTICS_READERS = [] }: Pick<Environment, 'STATISTICS_READERS'>,
): boolean {
  return hasRole(user, 'admin', ...STATISTICS_READERS)
}
