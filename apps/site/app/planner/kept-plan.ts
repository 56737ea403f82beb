import { readItem, writeItem } from '../../shared/browser-storage.ts'
import { createStore, useStore } from '../ui/create-store.ts'

/** The storage keys of the plan of this browser, and of the one that another has taken the place of: queries of addresses. */
const PLAN_KEY = 'planner'
const EARLIER_KEY = 'planner-earlier'

const hasItems = (search: string) => new URLSearchParams(search).has('items')

/** The plan that was last shown in this browser; null where there is none. */
export function readKeptPlan(): string | null {
  return readItem('localStorage', PLAN_KEY) || null
}

const earlier = createStore<string | null>(readItem('localStorage', EARLIER_KEY) || null)

/** The plan that was kept before one was opened by a link; null on the server and where there is none. */
export const useEarlierPlan = () => useStore(earlier, null)

/** Keeps a plan as the one that is being worked on. */
export function keepPlan(search: string) {
  writeItem('localStorage', PLAN_KEY, search)
}

/** Keeps a plan that was opened by its address; another one that was kept stays within reach. */
export function keepOpenedPlan(search: string) {
  const before = readKeptPlan()
  if (before !== null && before !== search && hasItems(before)) {
    writeItem('localStorage', EARLIER_KEY, before)
    earlier.set(before)
  }
  keepPlan(search)
}

/** Shows the address of a plan. Not by the router, which would load the page at each step. */
export function showAddress(search: string) {
  history.replaceState(history.state, '', `${location.pathname}?${search}`)
}
