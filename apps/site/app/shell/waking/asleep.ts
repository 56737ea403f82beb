import type { EarlyInput, Hydrate, PageFiles, RouteModules } from './page-files.ts'

/*
 * Runs in <head> before the first paint, and is all the script that a page needs until somebody uses it (R13.40). It wakes the page when it
 * is touched, focused, typed into or scrolled, and holds what is pressed until then on what only script serves (R13.41). When the browser
 * is idle it fetches what the page needs in order to wake; untouched the page wakes a few seconds later.
 * docs/decisions/0046-pages-sleep.md has the reasons. The build makes one inline script of this file (build-plugins/inline-script.ts):
 * nothing can be imported but types.
 */

/** From shared/constants.ts (R9.7, R9.3), put in by the build. */
declare const PREFETCH_IDLE_TIMEOUT_MS: number
declare const WAKE_AFTER_MS: number
declare const CHUNK_RELOAD_GUARD_MS: number
declare const RELOADED_AT: string
declare const ADD_LATER: string

const wakingEvents = ['pointerdown', 'keydown', 'focusin', 'input', 'wheel', 'scroll']

const presses: MouseEvent[] = []
let isWaking = false
let isHandingOver = false

function handleClick(event: MouseEvent) {
  const pressed = (event.target as Element).closest(heldElements())
  // What the browser does by itself is left to it: popovers, dialogs that close, links into another tab.
  if (
    !pressed ||
    pressed.matches('[popovertarget],[method=dialog] *') ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return
  event.preventDefault()
  event.stopImmediatePropagation()
  presses.push(event)
  // At once: a page that is left may get no time for it. What is pressed while React takes the page over is kept when that is left.
  if (!isHandingOver) keepForLater()
  wake()
}

/** A link would leave before what was pressed has been done; a choice that React hears of would undo those that it has not heard of yet. */
function heldElements(): string {
  if (isHandingOver) return '*'
  return presses.length > 0 ? 'button,a[href],[data-held]' : 'button,[data-held]'
}

function hold(verb: 'addEventListener' | 'removeEventListener') {
  window[verb]('click', handleClick as EventListener, true)
  for (const type of wakingEvents) window[verb](type, wake, { capture: true, passive: true })
}

const input: EarlyInput = {
  presses,
  downs: {},
  holdAll() {
    isHandingOver = true
    // They are done on this page.
    if (addedBefore !== undefined) sessionStorage.setItem(ADD_LATER, addedBefore)
    addedBefore = undefined
  },
  stopHolding: () => hold('removeEventListener'),
}

/** What another page has prepared starts nothing before it is looked at. */
const isPrerendering = () => Boolean((document as { prerendering?: boolean }).prerendering)

function wake() {
  if (isWaking || isPrerendering()) return
  isWaking = true
  // The list of files stands at the end of the document.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load)
  else load()
}

function load() {
  loadPage(pageFiles()).catch(handleFailure)
}

const pageFiles = () => (window as unknown as { pageFiles: PageFiles }).pageFiles

async function loadPage({ entry, manifest, routes, imports, data }: PageFiles) {
  const importAll = (files: string[]) => Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
  const [[{ hydrate }], modules, answered] = await Promise.all([
    importAll([entry, manifest, ...imports]) as Promise<[{ hydrate: Hydrate }]>,
    importAll(Object.values(routes)),
    data && fetchData(data),
  ])
  const routeModules: RouteModules = Object.fromEntries(Object.keys(routes).map((id, i) => [id, modules[i]]))
  await hydrate({ routeModules, input, data: answered })
}

async function fetchData({ address, hash }: NonNullable<PageFiles['data']>) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return { answer, hash }
}

/** Without a press the page stays as it is without script. What was pressed needs the files, which browsers ask for once only in a document. */
function handleFailure(error: unknown) {
  console.warn(error)
  isWaking = false
  if (presses.length === 0) return
  if (mayReload()) return location.reload()
  leaveToOthers()
  // Forms can be sent without script, and links followed.
  hold('removeEventListener')
  for (const { target, type, detail } of presses.splice(0))
    target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }))
  hold('addEventListener')
}

/** What pages before this one have kept; undefined while this one has kept nothing. */
let addedBefore: string | undefined

/** What is added to the basket on a page that is left before it is awake is added by the next one (R13.80). What only opens something is over. */
function keepForLater() {
  const added = presses.flatMap(
    ({ target }) => (target as Element).closest<HTMLElement>('[data-adds]')?.dataset.adds ?? [],
  )
  if (added.length === 0) return
  try {
    const before = addedBefore ?? sessionStorage.getItem(ADD_LATER) ?? ''
    sessionStorage.setItem(ADD_LATER, [before, ...added].join(' '))
    addedBefore = before
  } catch {
    // Then it is done if the page comes back.
  }
}

/** What is kept is done by the next page, and not by this one as well, which may come back from the browser's memory. */
function leaveToOthers() {
  keepForLater()
  if (addedBefore === undefined) return
  presses.length = 0
  addedBefore = undefined
}

function mayReload(): boolean {
  try {
    if (!navigator.onLine) return false
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < CHUNK_RELOAD_GUARD_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/** Whoever has been here before has what only script shows, such as a basket, and the files; a new visitor looks at the first view undisturbed. */
function isKnownHere(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0
  } catch {
    return false
  }
}

function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PREFETCH_IDLE_TIMEOUT_MS })
  else setTimeout(act, PREFETCH_IDLE_TIMEOUT_MS)
}

function prepareToWake() {
  if (isKnownHere() || pageFiles().counts) return whenIdle(wake)
  whenIdle(fetchFiles)
  setTimeout(() => whenIdle(wake), WAKE_AFTER_MS)
}

/** Fetches and compiles, and runs nothing. All at once would hold up what is pressed meanwhile: asking for a file takes some ms on a phone. */
function fetchFiles() {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (isPrerendering() || connection?.saveData) return
  const { entry, manifest, routes, imports } = pageFiles()
  fetchEach([entry, manifest, ...Object.values(routes), ...imports])
}

function fetchEach([href, ...others]: string[]) {
  if (!href || isWaking) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  setTimeout(() => fetchEach(others))
}

hold('addEventListener')
for (const type of ['pointerdown', 'mousedown'] as const)
  addEventListener(type, (event) => (input.downs[type] = event), true)
addEventListener('pagehide', leaveToOthers)
addEventListener('load', prepareToWake)
// Before that the list of files is not there yet.
document.addEventListener('prerenderingchange', () => document.readyState === 'complete' && prepareToWake())
