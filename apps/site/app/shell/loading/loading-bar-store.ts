import { LOADING_BAR_HIDE_AFTER_MS, LOADING_BAR_THROTTLE_MS, LOADING_BAR_TICK_MS } from '../../../shared/constants.ts'
import { createStore } from '../../ui/create-store.ts'
import { decideProgress, type LoadingEvent, type LoadingProgress, idleProgress } from './loading-progress.ts'

/**
 * The state of the loading bar over time. It is kept outside of the page, because a page that fails is replaced as a whole and the bar must still show it.
 * Its times are given by R9.1.
 */
export class LoadingBarStore {
  readonly #progress = createStore<LoadingProgress>(idleProgress)
  #isRunning = false
  #timers: ReturnType<typeof setTimeout>[] = []

  readonly getSnapshot = this.#progress.getSnapshot
  readonly subscribe = this.#progress.subscribe

  start() {
    this.#clearTimers()
    this.#isRunning = true
    this.#after(LOADING_BAR_THROTTLE_MS, () => {
      this.#apply('show')
      this.#timers.push(setInterval(() => this.#apply('tick'), LOADING_BAR_TICK_MS))
    })
  }

  /** Does nothing where nothing was loading. */
  finish() {
    if (this.#isRunning) this.#end('finish')
  }

  fail() {
    this.#end('fail')
  }

  #end(event: 'finish' | 'fail') {
    this.#clearTimers()
    this.#isRunning = false
    this.#apply(event)
    this.#after(LOADING_BAR_HIDE_AFTER_MS, () => this.#apply('hide'))
  }

  #apply(event: LoadingEvent) {
    this.#progress.set(decideProgress(this.#progress.getSnapshot(), event))
  }

  #after(delayMs: number, callback: () => void) {
    this.#timers.push(setTimeout(callback, delayMs))
  }

  #clearTimers() {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }
}

export const loadingBar = new LoadingBarStore()
