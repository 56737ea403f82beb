import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const STEP_MS = 30_000
/** What a form and its answer take on a busy computer. */
const ENOUGH_MS = 10_000

/** Waits where the next code is near: the one before it is taken for one step alone, and would be too old when it comes. */
export async function waitForTimeToType(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < ENOUGH_MS) await wait(left)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows of a key (RFC 6238). @param seconds from now */
export function totpCode(key: string, seconds = 0): string {
  const bits = [...key].map((digit) => ALPHABET.indexOf(digit).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor((Date.now() / 1000 + seconds) / 30)))
  const hash = createHmac('sha1', bytes).update(step).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
