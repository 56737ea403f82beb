import { randomUUID } from 'node:crypto'
import { MAX_BATCH_COUNTS, type StatisticCount, type StatisticsBatch } from '@vitrine/contract/statistics-api'
import type { Count } from './to-counts.ts'

/** Of each dimension between two batches; what comes beyond counts without its value. */
const MAX_VALUES = 500

/** What was counted since the last batch, in memory. */
export class ViewSums {
  #sums = new Map<string, StatisticCount>()
  readonly #values = new Map<string, number>()

  add(counts: readonly Count[], now = new Date()) {
    const day = now.toISOString().slice(0, 10)
    for (const [dimension, value] of counts) this.#count(day, dimension, value)
  }

  #count(day: string, dimension: Count[0], value: string): void {
    const key = `${day} ${dimension} ${value}`
    const sum = this.#sums.get(key)
    if (sum) return void sum.count++
    const values = this.#values.get(dimension) ?? 0
    if (value !== '' && (values >= MAX_VALUES || this.#sums.size >= MAX_BATCH_COUNTS - 1))
      return this.#count(day, dimension, '')
    // A clock that runs through the years makes no more of them.
    if (this.#sums.size >= MAX_BATCH_COUNTS) return
    this.#values.set(dimension, values + 1)
    this.#sums.set(key, { day, dimension, value, count: 1 })
  }

  /** Takes what was counted; null where nothing was. */
  takeBatch(): StatisticsBatch | null {
    if (this.#sums.size === 0) return null
    const counts = [...this.#sums.values()]
    this.#sums = new Map()
    this.#values.clear()
    return { id: randomUUID(), counts }
  }
}
