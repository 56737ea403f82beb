import { LOADING_BAR_HIDE_AFTER_MS, LOADING_BAR_THROTTLE_MS, LOADING_BAR_TICK_MS } from '../../../shared/constants.ts'
import { decideProgress, type LoadingEvent, type LoadingProgress, idleProgress } from './loading-progress.ts'

/**
 * The loading bar's clock. It lives outside of the page, because a page that fails is replaced as a whole and the bar must still say so.
 * Its times are those of R9.1.
 */
export class LoadingBarStore {
  #progress = idleProgress
  #running = false
  #timers: ReturnType<typeof setTimeout>[] = []
  readonly #watchers = new Set<() => void>()

  readonly read = (): LoadingProgress => this.#progress

  readonly subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  start() {
    this.#stopClocks()
    this.#running = true
    this.#after(LOADING_BAR_THROTTLE_MS, () => {
      this.#be('show')
      this.#timers.push(setInterval(() => this.#be('tick'), LOADING_BAR_TICK_MS))
    })
  }

  /** Nothing happens where nothing was loading. */
  finish() {
    if (this.#running) this.#end('finish')
  }

  fail() {
    this.#end('fail')
  }

  #end(event: 'finish' | 'fail') {
    this.#stopClocks()
    this.#running = false
    this.#be(event)
    this.#after(LOADING_BAR_HIDE_AFTER_MS, () => this.#be('hide'))
  }

  #be(event: LoadingEvent) {
    this.#progress = decideProgress(this.#progress, event)
    for (const watcher of this.#watchers) watcher()
  }

  #after(milliseconds: number, then: () => void) {
    this.#timers.push(setTimeout(then, milliseconds))
  }

  #stopClocks() {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }
}

export const loadingBar = new LoadingBarStore()
