import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import type { MessageKind } from './message.ts'

/** Longer than an attempt can take (mail-transport.ts, send-webhook.ts). */
const LEASE_MS = 3 * 60 * 1000

/** The message is no longer ours to send: it was erased with its enquiry, or another process took it. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

export type MessageStore = ReturnType<typeof createMessageStore>

/** Keeps the states of messages. Each change is one statement, so that two processes never send the same message. */
export function createMessageStore(payload: Payload) {
  const run = async (statement: ReturnType<typeof sql>) => rowsOf(await (await databaseOf(payload)).execute(statement))
  const now = () => new Date().toISOString()

  return {
    /** Leases up to `limit` messages that are due, the oldest first. @returns their ids */
    async claim(kinds: readonly MessageKind[], limit: number): Promise<number[]> {
      const wanted = sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )
      const lease = new Date(Date.now() + LEASE_MS).toISOString()
      const rows = await run(sql`
        UPDATE messages SET state = 'sending', attempts = attempts + 1, leased_until = ${lease}
        WHERE state = 'waiting' AND id IN (
          SELECT id FROM messages WHERE state = 'waiting' AND next_at <= ${now()} AND kind IN (${wanted})
          ORDER BY next_at, id LIMIT ${limit})
        RETURNING id`)
      return rows.map(({ id }) => Number(id))
    },

    /** Written just before the receiver can have it. @throws LeaseLost */
    async markHandingOver(id: number): Promise<void> {
      const rows = await run(
        sql`UPDATE messages SET state = 'handing-over' WHERE id = ${id} AND state = 'sending' RETURNING id`,
      )
      if (rows.length === 0) throw new LeaseLost(`message ${id}`)
    },

    async markSent(id: number): Promise<void> {
      await run(
        sql`UPDATE messages SET state = 'sent', sent_at = ${now()}, last_error = NULL, leased_until = NULL WHERE id = ${id}`,
      )
    },

    /** How often it was tried, this time included. */
    async countAttempts(id: number): Promise<number> {
      return Number((await run(sql`SELECT attempts FROM messages WHERE id = ${id}`))[0]?.attempts ?? 1)
    },

    async postpone(id: number, until: Date, reason: string): Promise<void> {
      await run(sql`UPDATE messages SET state = 'waiting', next_at = ${until.toISOString()}, last_error = ${reason}, leased_until = NULL
        WHERE id = ${id}`)
    },

    async giveUp(id: number, state: 'failed' | 'dropped', reason: string): Promise<void> {
      await run(sql`UPDATE messages SET state = ${state}, last_error = ${reason}, leased_until = NULL WHERE id = ${id}`)
    },

    /** Makes failed messages due again, when an operator asks for it. @returns how many */
    async retryFailed(): Promise<number> {
      const rows = await run(
        sql`UPDATE messages SET state = 'waiting', next_at = ${now()} WHERE state = 'failed' RETURNING id`,
      )
      return rows.length
    },

    /**
     * Makes messages due again that a process had leased when it died: those whose lease has run out, or with `all` every one. What was
     * being handed over may have arrived; it is sent again under the same Message-ID.
     */
    async reclaim({ all }: { all: boolean }): Promise<void> {
      const isOver = all ? sql`1 = 1` : sql`leased_until < ${now()}`
      await run(sql`
        UPDATE messages SET state = 'waiting', next_at = ${now()}, leased_until = NULL,
          last_error = CASE state WHEN 'handing-over' THEN 'the program stopped while handing it over: it may have arrived' ELSE last_error END
        WHERE state IN ('sending', 'handing-over') AND ${isOver}`)
    },
  }
}
