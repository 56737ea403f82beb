import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseTime } from '../../platform/database/database-clock.ts'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { MAX_RETRY_DELAY_MS } from './decide-failure.ts'
import type { MessageKind } from './message.ts'

/** Longer than an attempt can take (mail-transport.ts, send-webhook.ts). */
const LEASE_MS = 3 * 60 * 1000

/** A message that this process is to send; `attempt` counts how often it was tried, this time included. Who has an older one has lost it. */
export type Claim = { id: number; attempt: number }

/** The message is no longer ours to send: it was erased with its enquiry, or another process took it. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

export type MessageStore = ReturnType<typeof createMessageStore>

/**
 * Keeps the states of messages. Each change is one statement, and counts only for the attempt that it is of: a process that was stopped for
 * longer than its lease changes nothing when it wakes up. Times are those of the database's clock (R18.123).
 */
export function createMessageStore(payload: Payload) {
  const run = async (statement: ReturnType<typeof sql>) => rowsOf(await (await databaseOf(payload)).execute(statement))
  const now = databaseTime(payload)
  const isOurs = ({ id, attempt }: Claim) =>
    sql`id = ${id} AND attempts = ${attempt} AND state IN ('sending', 'handing-over')`

  return {
    /**
     * Leases up to `limit` messages that are due, the oldest first. Of a clock that was ahead, whatever it said before is not waited for: what was
     * never tried is due, and what would wait for longer than anything does.
     */
    async claim(kinds: readonly MessageKind[], limit: number): Promise<Claim[]> {
      const wanted = sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )
      const lease = databaseTime(payload, LEASE_MS)
      const latest = databaseTime(payload, MAX_RETRY_DELAY_MS)
      const rows = await run(sql`
        UPDATE messages SET state = 'sending', attempts = attempts + 1, leased_until = ${lease}
        WHERE state = 'waiting' AND id IN (
          SELECT id FROM messages WHERE state = 'waiting' AND (attempts = 0 OR next_at <= ${now} OR next_at > ${latest})
            AND kind IN (${wanted})
          ORDER BY next_at, id LIMIT ${limit})
        RETURNING id, attempts`)
      return rows.map(({ id, attempts }) => ({ id: Number(id), attempt: Number(attempts) }))
    },

    /** Written just before the receiver can have it. @throws LeaseLost */
    async markHandingOver({ id, attempt }: Claim): Promise<void> {
      const rows = await run(
        sql`UPDATE messages SET state = 'handing-over' WHERE id = ${id} AND attempts = ${attempt} AND state = 'sending' RETURNING id`,
      )
      if (rows.length === 0) throw new LeaseLost(`message ${id}`)
    },

    async markSent(claim: Claim): Promise<void> {
      await run(
        sql`UPDATE messages SET state = 'sent', sent_at = ${now}, last_error = NULL, leased_until = NULL WHERE ${isOurs(claim)}`,
      )
    },

    async postpone(claim: Claim, delayMs: number, reason: string): Promise<void> {
      const until = databaseTime(payload, delayMs)
      await run(sql`UPDATE messages SET state = 'waiting', next_at = ${until}, last_error = ${reason}, leased_until = NULL
        WHERE ${isOurs(claim)}`)
    },

    async giveUp(claim: Claim, state: 'failed' | 'dropped', reason: string): Promise<void> {
      await run(
        sql`UPDATE messages SET state = ${state}, last_error = ${reason}, leased_until = NULL WHERE ${isOurs(claim)}`,
      )
    },

    /** Makes failed messages due again, when an operator asks for it. @returns how many */
    async retryFailed(): Promise<number> {
      const rows = await run(
        sql`UPDATE messages SET state = 'waiting', next_at = ${now} WHERE state = 'failed' RETURNING id`,
      )
      return rows.length
    },

    /**
     * Makes messages due again that a process had leased. What was being handed over may have arrived; it is sent again under the same
     * Message-ID. @param which `expired`: those whose lease has run out; `of the one before`: also those that were not being handed over yet,
     * for a process that has lost the right to send ends what it is handing over; `all`, where that process is known to be dead
     */
    async reclaim(which: 'all' | 'of the one before' | 'expired'): Promise<void> {
      const isExpired = sql`leased_until < ${now}`
      const isOver = {
        all: sql`1 = 1`,
        'of the one before': sql`(state = 'sending' OR ${isExpired})`,
        expired: isExpired,
      }[which]
      await run(sql`
        UPDATE messages SET state = 'waiting', next_at = ${now}, leased_until = NULL,
          last_error = CASE state WHEN 'handing-over' THEN 'the program stopped while handing it over: it may have arrived' ELSE last_error END
        WHERE state IN ('sending', 'handing-over') AND ${isOver}`)
    },
  }
}
