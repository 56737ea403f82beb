import { LOADING_BAR_DURATION_MS, LOADING_BAR_TICK_MS } from '../../../shared/constants.ts'

/** What the loading bar shows; `percent` is its length. */
export type LoadingProgress = { shown: boolean; percent: number; failed: boolean }

export type LoadingEvent = 'show' | 'tick' | 'finish' | 'fail' | 'hide'

export const idleProgress: LoadingProgress = { shown: false, percent: 0, failed: false }

const PERCENT_PER_TICK = (100 * LOADING_BAR_TICK_MS) / LOADING_BAR_DURATION_MS

/** The bar after an event (R4.1, R4.2). A bar that was never shown neither finishes nor fails. */
export function decideProgress(before: LoadingProgress, event: LoadingEvent): LoadingProgress {
  switch (event) {
    case 'show':
      return { shown: true, percent: 0, failed: false }
    case 'tick':
      return { ...before, percent: Math.min(100, before.percent + PERCENT_PER_TICK) }
    case 'finish':
      return before.shown ? { ...before, percent: 100 } : before
    case 'fail':
      return before.shown ? { ...before, percent: 100, failed: true } : before
    case 'hide':
      return idleProgress
  }
}
