import type { DatabaseSync } from 'node:sqlite'

/** An enquiry that has not wholly arrived, for the people of the back office. Times are ISO 8601. */
export type Letter = {
  id: string
  kind: 'order' | 'contact'
  /** `refused`: the content API will not take it. `files-left`: it took the words and not the files. */
  state: 'waiting' | 'refused' | 'files-left'
  name: string
  email: string
  language: string
  files: number
  receivedAt: string
  attempts: number
  nextAt: string | null
  lastError: string | null
}

type Row = Pick<Letter, 'id' | 'kind' | 'state' | 'language' | 'files' | 'attempts' | 'lastError'> & {
  body: string | null
  receivedAt: number
  nextAt: number
}

/** What needs a person first, then the oldest. */
export function listLetters(database: DatabaseSync): Letter[] {
  const rows = database
    .prepare(
      `SELECT id, kind, state, language, files, attempts, body, last_error AS lastError, received_at AS receivedAt, next_at AS nextAt
              FROM enquiries WHERE state <> 'delivered' ORDER BY state = 'waiting', received_at`,
    )
    .all() as Row[]
  return rows.map(toLetter)
}

function toLetter({ body, receivedAt, nextAt, ...rest }: Row): Letter {
  const { full_name: name = '', email = '' } = JSON.parse(body ?? '{}') as { full_name?: string; email?: string }
  return {
    ...rest,
    name,
    email,
    receivedAt: new Date(receivedAt).toISOString(),
    nextAt: rest.state === 'waiting' ? new Date(nextAt).toISOString() : null,
  }
}
