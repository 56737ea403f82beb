import type { DatabaseSync } from 'node:sqlite'

/** An enquiry that has not wholly arrived, for the people of the back office. Times are ISO 8601. */
export type UndeliveredEnquiry = {
  id: string
  kind: 'order' | 'contact'
  /** `refused`: the content API will not take it. `files-left`: it took the words and not the files. */
  state: 'waiting' | 'refused' | 'files-left'
  name: string
  email: string
  phone: string
  message: string
  language: string
  files: number
  receivedAt: string
  attempts: number
  nextAt: string | null
  lastError: string | null
}

type Row = Pick<UndeliveredEnquiry, 'id' | 'kind' | 'state' | 'language' | 'files' | 'attempts' | 'lastError'> & {
  body: string | null
  receivedAt: number
  nextAt: number
}

/** The fields that both payloads have (R3.16, R3.17); a message goes by two names. */
type Said = Partial<Record<'full_name' | 'email' | 'phone' | 'message' | 'contact_message', string>>

/** What needs a person first, then the oldest. */
export function listUndelivered(database: DatabaseSync): UndeliveredEnquiry[] {
  const rows = database
    .prepare(
      `SELECT id, kind, state, language, files, attempts, body, last_error AS lastError, received_at AS receivedAt, next_at AS nextAt
              FROM enquiries WHERE state <> 'delivered' ORDER BY state = 'waiting', received_at`,
    )
    .all() as Row[]
  return rows.map(toLetter)
}

function toLetter({ body, receivedAt, nextAt, ...rest }: Row): UndeliveredEnquiry {
  const said = JSON.parse(body ?? '{}') as Said
  return {
    ...rest,
    name: said.full_name ?? '',
    email: said.email ?? '',
    phone: said.phone ?? '',
    message: said.message ?? said.contact_message ?? '',
    receivedAt: new Date(receivedAt).toISOString(),
    nextAt: rest.state === 'waiting' ? new Date(nextAt).toISOString() : null,
  }
}
