import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StatisticsBatch, statisticsBatch } from '@vitrine/contract/statistics-api'

/** An hour of them. After that sums grow in memory, which is bounded too. */
const MAX_WAITING = 60

/**
 * Batches that the back office has not taken yet, a file each in DATA_DIR: who is killed loses a minute. Sites on one folder see each other's and may
 * hand over the same: the back office counts it once.
 */
export class WaitingBatches {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'statistics')
  }

  get isFull(): boolean {
    return this.ids().length >= MAX_WAITING
  }

  ids(): string[] {
    try {
      return readdirSync(this.#folder).flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []))
    } catch {
      return []
    }
  }

  /** @throws where the disk takes nothing */
  put(batch: StatisticsBatch) {
    mkdirSync(this.#folder, { recursive: true })
    const file = this.#file(batch.id)
    writeFileSync(`${file}.part`, JSON.stringify(batch))
    renameSync(`${file}.part`, file)
  }

  /** Null where it has gone; one that cannot be read is deleted. */
  read(id: string): StatisticsBatch | null {
    try {
      return statisticsBatch.parse(JSON.parse(readFileSync(this.#file(id), 'utf8')))
    } catch {
      this.delete(id)
      return null
    }
  }

  delete(id: string) {
    rmSync(this.#file(id), { force: true })
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.json`)
  }
}
