import type { Payload } from 'payload'
import { deriveKey } from '../../platform/accounts/client/derive-key.ts'

/** What the tokens of previews are signed with. */
export const previewKey = (payload: Payload): Buffer => deriveKey(payload.secret, 'preview')
