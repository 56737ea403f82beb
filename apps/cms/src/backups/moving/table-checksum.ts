import { createHash } from 'node:crypto'
import type { PlainRow } from './plain-row.ts'

const MASK = (1n << 256n) - 1n

/** Counts rows and sums up their hashes, so that the order in which a database gives them does not matter. */
export class TableChecksum {
  rows = 0
  #sum = 0n

  add(row: PlainRow): void {
    this.rows++
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex')
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) & MASK
  }

  /** 64 hexadecimal digits. */
  get checksum(): string {
    return this.#sum.toString(16).padStart(64, '0')
  }
}
