import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import type { MessageKind } from './message.ts'

/** Longer than an attempt can take (mail-transport.ts, send-webhook.ts). */
const LEASE_MS = 3 * 60 * 1000

/** The message is no longer ours to send: it was erased with its enquiry, or another process has it. */
export class LeaseLost extends Error {
  override name = 'NotOurs'
}

export type MessageStore = ReturnType<typeof createMessageStore>

/** The states of messages, each change one statement, so that two processes never both have a message. */
export function createMessageStore(payload: Payload) {
  const run = async (statement: ReturnType<typeof sql>) => rowsOf(await (await databaseOf(payload)).execute(statement))
  const now = () => new Date().toISOString()

  return {
    /** Takes up to `most` messages that are due, the oldest first, and answers their ids. */
    async claim(kinds: readonly MessageKind[], most: number): Promise<number[]> {
      const wanted = sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )
      const lease = new Date(Date.now() + LEASE_MS).toISOString()
      const rows = await run(sql`
        UPDATE messages SET state = 'sending', attempts = attempts + 1, leased_until = ${lease}
        WHERE state = 'waiting' AND id IN (
          SELECT id FROM messages WHERE state = 'waiting' AND next_at <= ${now()} AND kind IN (${wanted})
          ORDER BY next_at, id LIMIT ${most})
        RETURNING id`)
      return rows.map(({ id }) => Number(id))
    },

    /** Written down just before the other side can have it. @throws NotOurs */
    async handingOver(id: number): Promise<void> {
      const rows = await run(
        sql`UPDATE messages SET state = 'handing over' WHERE id = ${id} AND state = 'sending' RETURNING id`,
      )
      if (rows.length === 0) throw new LeaseLost(`message ${id}`)
    },

    async sent(id: number): Promise<void> {
      await run(
        sql`UPDATE messages SET state = 'sent', sent_at = ${now()}, last_error = NULL, leased_until = NULL WHERE id = ${id}`,
      )
    },

    /** How often it was tried, this time included. */
    async attemptsOf(id: number): Promise<number> {
      return Number((await run(sql`SELECT attempts FROM messages WHERE id = ${id}`))[0]?.attempts ?? 1)
    },

    async postponed(id: number, until: Date, why: string): Promise<void> {
      await run(sql`UPDATE messages SET state = 'waiting', next_at = ${until.toISOString()}, last_error = ${why}, leased_until = NULL
        WHERE id = ${id}`)
    },

    async gaveUp(id: number, state: 'failed' | 'dropped', why: string): Promise<void> {
      await run(sql`UPDATE messages SET state = ${state}, last_error = ${why}, leased_until = NULL WHERE id = ${id}`)
    },

    /** A person wants failed messages tried again. Answers how many there were. */
    async retryFailed(): Promise<number> {
      const rows = await run(
        sql`UPDATE messages SET state = 'waiting', next_at = ${now()} WHERE state = 'failed' RETURNING id`,
      )
      return rows.length
    },

    /**
     * Takes back what a process that died was at: its lease has run out, or with `all` nobody else can have it. What was being handed
     * over may have arrived; it is sent again under the same Message-ID.
     */
    async takeBack(all: boolean): Promise<void> {
      const over = all ? sql`1 = 1` : sql`leased_until < ${now()}`
      await run(sql`
        UPDATE messages SET state = 'waiting', next_at = ${now()}, leased_until = NULL,
          last_error = CASE state WHEN 'handing over' THEN 'stopped while it was handed over: it may have arrived' ELSE last_error END
        WHERE state IN ('sending', 'handing over') AND ${over}`)
    },
  }
}
