import type { DatabaseSync } from 'node:sqlite'
import type { UndeliveredEnquiry } from '@vitrine/contract/spool-api'

type Row = Pick<UndeliveredEnquiry, 'id' | 'kind' | 'state' | 'language' | 'files' | 'attempts' | 'lastError'> & {
  body: string | null
  receivedAt: number
  nextAt: number
}

/** The fields that both payloads have (R3.16, R3.17); a message has two names. */
type PayloadFields = Partial<Record<'full_name' | 'email' | 'phone' | 'message' | 'contact_message', string>>

/** What needs a person first, then the oldest. */
export function listUndelivered(database: DatabaseSync): UndeliveredEnquiry[] {
  const rows = database
    .prepare(
      `SELECT id, kind, state, language, files, attempts, body, last_error AS lastError, received_at AS receivedAt, next_at AS nextAt
              FROM enquiries WHERE state <> 'delivered' ORDER BY state = 'waiting', received_at`,
    )
    .all() as Row[]
  return rows.map(toUndelivered)
}

function toUndelivered({ body, receivedAt, nextAt, ...rest }: Row): UndeliveredEnquiry {
  const fields = JSON.parse(body ?? '{}') as PayloadFields
  return {
    ...rest,
    name: fields.full_name ?? '',
    email: fields.email ?? '',
    phone: fields.phone ?? '',
    message: fields.message ?? fields.contact_message ?? '',
    receivedAt: new Date(receivedAt).toISOString(),
    nextAt: rest.state === 'waiting' ? new Date(nextAt).toISOString() : null,
  }
}
