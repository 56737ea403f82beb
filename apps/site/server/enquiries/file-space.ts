import { statfs } from 'node:fs/promises'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { SiteEnvironment } from '../environment.ts'
import { toNetwork } from '@vitrine/platform/client-network'
import type { Spool } from './spool.ts'
import { SpoolUnavailable } from './spool-unavailable.ts'

const MB = 1024 * 1024
const HOUR_S = 60 * 60
const WARN_EVERY_MS = 60_000

/** Room for the files of one request. `end` is to be called once they are stored or dropped. @param used how many bytes they had */
export type Reservation = { end(used: number): void }

type Settings = Pick<
  SiteEnvironment,
  'DATA_DIR' | 'ENQUIRY_FILES_MB' | 'ENQUIRY_FILES_MB_PER_HOUR' | 'MIN_FREE_DISK_MB'
>

/** Bounds what visitors can store: asked before a body with files is read. Texts are taken as long as there is a byte (R10.31). */
export class FileSpace {
  readonly #settings: Settings
  readonly #spool: Spool
  /** Bytes by address; null where there is no limit. */
  readonly #perHour: RateLimiterMemory | null
  #reserved = 0
  #warnedAt = -Infinity

  constructor(settings: Settings, spool: Spool) {
    this.#settings = settings
    this.#spool = spool
    const points = settings.ENQUIRY_FILES_MB_PER_HOUR * MB
    this.#perHour = points === 0 ? null : new RateLimiterMemory({ points, duration: HOUR_S })
  }

  /**
   * @param address of the sender
   * @param bytes at most so many will come
   * @returns null where they must not be stored
   * @throws {SpoolUnavailable} the disk does not answer, or there is no spool
   */
  async reserve(address: string, bytes: number): Promise<Reservation | null> {
    const key = toNetwork(address)
    // Counted before anything is waited for, so that many requests at once do not all find the same room.
    this.#reserved += bytes
    const free = () => (this.#reserved -= bytes)
    try {
      if ((await this.#isWithinHour(key, bytes)) && (await this.#hasRoom(bytes))) {
        await this.#perHour?.penalty(key, bytes)
        return {
          end: (used) => {
            free()
            void this.#perHour?.reward(key, Math.max(0, bytes - used))
          },
        }
      }
    } catch (error) {
      free()
      throw error
    }
    free()
    return null
  }

  async #isWithinHour(key: string, bytes: number): Promise<boolean> {
    if (!this.#perHour) return true
    const counted = await this.#perHour.get(key)
    return bytes <= (counted?.remainingPoints ?? this.#perHour.points)
  }

  async #hasRoom(bytes: number): Promise<boolean> {
    const { DATA_DIR, ENQUIRY_FILES_MB, MIN_FREE_DISK_MB } = this.#settings
    if (this.#spool.files.storedBytes + this.#reserved > ENQUIRY_FILES_MB * MB)
      return this.#warn(`${ENQUIRY_FILES_MB} MB of files wait for delivery (ENQUIRY_FILES_MB)`)
    const { bavail, bsize } = await statfs(DATA_DIR).catch((error: unknown) => {
      throw new SpoolUnavailable('the disk cannot be asked for its space', { cause: error })
    })
    if (bavail * bsize - bytes < MIN_FREE_DISK_MB * MB)
      return this.#warn(`less than ${MIN_FREE_DISK_MB} MB of the disk are free (MIN_FREE_DISK_MB)`)
    return true
  }

  #warn(why: string): false {
    if (Date.now() - this.#warnedAt >= WARN_EVERY_MS) {
      this.#warnedAt = Date.now()
      console.error(`FILES OF ENQUIRIES ARE REFUSED, their texts are taken: ${why}`)
    }
    return false
  }
}
