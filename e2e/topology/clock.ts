import { existsSync, writeFileSync } from 'node:fs'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

/** The clock of some programs, which can be moved while they run. It takes them a second to see that. */
export class Clock {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
    this.move(0)
  }

  /** Why it cannot be moved on this machine; null where it can. */
  readonly missing = existsSync(LIBRARY) ? null : 'faketime is not installed'

  /** What the programs are started with. Time that passes is not touched, as it is not where somebody sets a clock. */
  get environment(): Record<string, string> {
    if (this.missing) return {}
    return {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    }
  }

  /** @param seconds how far before the others it goes; 0: it is right */
  move(seconds: number) {
    writeFileSync(this.#file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  }
}
