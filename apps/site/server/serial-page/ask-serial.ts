import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { type SerialPage, serialRequest } from '@vitrine/contract/shapes/documents'
import type { LanguageCode } from '@vitrine/locales/languages'

export type SerialAnswer = SerialPage | { kind: 'unreachable' }

/** What cannot be a serial number is asked for as one that nothing has: every wrong one takes as long as another. */
const NOTHING_HAS_IT = '-'

/** What a serial number opens. A backend that lacks the call knows none. */
export async function askSerial(client: Client, serial: string, language: LanguageCode): Promise<SerialAnswer> {
  const asked = serialRequest.safeParse({ serial })
  try {
    return await client('readSerialNumber', language, { body: asked.data ?? { serial: NOTHING_HAS_IT } })
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { kind: 'unknown' }
    console.error('the documents of a serial number could not be asked for:', error)
    return { kind: 'unreachable' }
  }
}
