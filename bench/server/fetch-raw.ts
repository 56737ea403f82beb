import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** An answer as it is sent: names and values of its headers in turn, without those that each server writes by itself, and the bytes. */
export type RawAnswer = { status: number; headers: string[]; body: Buffer }

const byServer = new Set(['date', 'connection', 'keep-alive', 'x-accel-expires'])

/** Fetches an answer without decompressing it. */
export function fetchRaw(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const pairs = answer.rawHeaders.flatMap((name, i, all) =>
        i % 2 === 0 && !byServer.has(name.toLowerCase()) ? [name, all[i + 1] ?? ''] : [],
      )
      const toRaw = (body: Buffer) => ({ status: answer.statusCode ?? 0, headers: pairs, body })
      buffer(answer).then((body) => resolve(toRaw(body)), reject)
    })
    asked.on('error', reject).end()
  })
}
