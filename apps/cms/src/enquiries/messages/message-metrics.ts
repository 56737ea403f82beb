import { sql } from '@payloadcms/db-sqlite'
import { gauge, type Metric } from '@vitrine/platform/metrics/metric'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { type MessageKind, messageKinds } from './message.ts'

/** Mails and webhook calls that are still to be sent, or that failed, by kind. */
export async function messageMetrics(payload: Payload, now = Date.now()): Promise<Metric[]> {
  const database = await databaseOf(payload)
  const rows = rowsOf(
    await database.execute(sql`
      SELECT kind, state, COUNT(*) AS number, MIN(created_at) AS oldest FROM messages
      WHERE state IN ('waiting', 'sending', 'handing-over', 'failed') GROUP BY kind, state`),
  )
  const byKind = (valueOf: (own: Record<string, unknown>[]) => number, isFailed: boolean) =>
    messageKinds.map((kind: MessageKind) => ({
      labels: { kind },
      value: valueOf(rows.filter((row) => row.kind === kind && (row.state === 'failed') === isFailed)),
    }))
  const sum = (own: Record<string, unknown>[]) => own.reduce((total, { number }) => total + Number(number), 0)
  const age = (own: Record<string, unknown>[]) =>
    Math.max(0, ...own.map(({ oldest }) => Math.round((now - new Date(String(oldest)).getTime()) / 1000)))
  return [
    gauge('vitrine_messages_waiting', 'Mails and webhook calls that are to be sent, by kind.', byKind(sum, false)),
    gauge('vitrine_messages_failed', 'Mails and webhook calls that the receiver refused, by kind.', byKind(sum, true)),
    gauge(
      'vitrine_messages_oldest_seconds',
      'How long the oldest of those that are to be sent has waited, by kind.',
      byKind(age, false),
    ),
  ]
}
