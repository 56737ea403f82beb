import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'

/** How far a mailbox has been read. UIDs count only under the same UIDVALIDITY (RFC 3501). */
export type MailboxPosition = { uidValidity: string; lastUid: number; lastReadAt: string }

export type MailboxState = ReturnType<typeof createMailboxState>

/** `auth`: user name or password are refused. Else what a person can do something with, without addresses. */
export type MailboxFailure = { isAuth: boolean; reason: string }

export const AUTH_FAILURE = 'auth'

/** Keeps how far a mailbox has been read and whether it can be, for all processes. @param url names the mailbox; of it a hash is kept */
export function createMailboxState(payload: Payload, url: string) {
  const { host, username, pathname } = new URL(url)
  const key = createHash('sha256').update(`${username}@${host}${pathname}`).digest('hex')
  const run = async (statement: ReturnType<typeof sql>) => rowsOf(await (await databaseOf(payload)).execute(statement))
  const now = () => new Date().toISOString()

  return {
    async read(): Promise<MailboxPosition | null> {
      const { docs } = await payload.find({
        collection: 'mailboxes',
        where: { key: { equals: key } },
        limit: 1,
        depth: 0,
      })
      const { uidValidity, lastUid, lastReadAt } = docs[0] ?? {}
      if (!uidValidity || !lastReadAt) return null
      return { uidValidity, lastUid: lastUid ?? 0, lastReadAt }
    },

    async moveTo(uidValidity: string, lastUid: number): Promise<void> {
      const at = now()
      await run(sql`
        INSERT INTO mailboxes (key, uid_validity, last_uid, last_read_at, created_at, updated_at)
        VALUES (${key}, ${uidValidity}, ${lastUid}, ${at}, ${at}, ${at})
        ON CONFLICT (key) DO UPDATE SET uid_validity = excluded.uid_validity, last_read_at = excluded.last_read_at,
          last_uid = CASE WHEN mailboxes.uid_validity = excluded.uid_validity AND mailboxes.last_uid > excluded.last_uid
            THEN mailboxes.last_uid ELSE excluded.last_uid END`)
    },

    /** It can be read. */
    async succeed(): Promise<void> {
      await run(
        sql`UPDATE mailboxes SET failing_since = NULL, last_error = NULL, last_read_at = ${now()} WHERE key = ${key}`,
      )
    },

    async fail({ isAuth, reason }: MailboxFailure): Promise<void> {
      const [at, error] = [now(), isAuth ? AUTH_FAILURE : reason]
      await run(sql`
        INSERT INTO mailboxes (key, failing_since, last_error, created_at, updated_at) VALUES (${key}, ${at}, ${error}, ${at}, ${at})
        ON CONFLICT (key) DO UPDATE SET last_error = excluded.last_error,
          failing_since = COALESCE(mailboxes.failing_since, excluded.failing_since)`)
    },

    /** A mail stays in the mailbox because it cannot be read. */
    async countUnreadable(): Promise<void> {
      await run(sql`UPDATE mailboxes SET unreadable = COALESCE(unreadable, 0) + 1 WHERE key = ${key}`)
    },
  }
}
