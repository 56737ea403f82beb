import type { CollectionBeforeOperationHook } from 'payload'
import { hasRole } from '../../platform/accounts/roles.ts'
import { holdEnquiries } from '../hold-enquiries.ts'

/**
 * Payload reads a document, changes it and writes all of it. Of two changes at once the second would write back what the first had
 * changed, so each reads only when it is its turn.
 */
export const readInTransaction: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return args
  // Who may not change enquiries must not make others wait either.
  const isAllowed = ('overrideAccess' in args && args.overrideAccess) || hasRole(req.user, 'admin', 'operator')
  if (isAllowed) await holdEnquiries(req.payload, req)
  return args
}
