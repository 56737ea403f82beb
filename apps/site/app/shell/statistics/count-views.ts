/*
 * Tells the site which pages were seen, for statistics without persons (docs/decisions/0081-statistics.md): one message when the page is left or
 * hidden, with nothing in it that tells two visitors apart. Nothing is kept in the browser. Who asks not to be followed is not counted.
 * The build makes one inline script of this file (build-plugins/inline-script.ts): nothing can be imported but types.
 */

/** From shared/, put in by the build. */
declare const VIEWS_PATH: string
declare const PHONE_BELOW_PX: number

type Told = { doNotTrack?: string | null; globalPrivacyControl?: boolean }
type Interaction = PerformanceEntry & { interactionId?: number }
type FirstLoad = PerformanceNavigationTiming & { activationStart?: number }

/** The path of a page, what was searched for, and whether nothing was found. */
type View = [path: string, words: string | null, isNothingFound: boolean]

function countViews() {
  const [navigation] = performance.getEntriesByType('navigation') as FirstLoad[]
  /** A visit begins with a page that was not come to from another one of this site; a reload or a way back is none. */
  let isVisit = navigation?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`)
  /** Of a page that was opened in the background nobody has seen the first paint. */
  const isSeenAtOnce = isVisible() || Boolean((document as { prerendering?: boolean }).prerendering)
  let country = ''
  let lcp = 0
  let inp = 0
  let seen: View[] = []
  /** The view that is not over. */
  let path = ''
  let words: string | null = null
  let isOpen = false

  function arrive() {
    ;[path, words] = here()
    isOpen = true
  }

  function leave() {
    if (isOpen) seen.push([path, words, Boolean(document.querySelector('[data-nothing-found]'))])
    isOpen = false
  }

  /** To another page of the site, without another document. The former page is still drawn. */
  function move() {
    const [nextPath, nextWords] = here()
    if (nextPath === path && nextWords === words) return
    leave()
    arrive()
  }

  function tell() {
    leave()
    if (seen.length === 0) return
    const device = innerWidth < PHONE_BELOW_PX ? 'phone' : 'desk'
    const times = { lcp: isSeenAtOnce ? Math.round(lcp) : 0, inp: Math.round(inp) }
    navigator.sendBeacon(VIEWS_PATH, JSON.stringify({ seen, isVisit, country, device, ...times }))
    // Times are those of the whole document, and are told once.
    isVisit = false
    lcp = inp = 0
    seen = []
  }

  function handleVisibility() {
    if (!isVisible()) tell()
    else if (path === '') begin()
  }

  function begin() {
    arrive()
    if (isVisit) setTimeout(findCountry, 1000)
  }

  /** The time zone stays here: the table of all of them is asked for, once in a long time. */
  function findCountry() {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    fetch(`${VIEWS_PATH}/zones`)
      .then((answer) => answer.json())
      .then((zones: Record<string, string>) => (country = zones[timeZone] ?? ''))
      .catch(() => {})
  }

  const { pushState } = history
  history.pushState = (...state) => {
    pushState.apply(history, state)
    move()
  }
  addEventListener('popstate', move)
  addEventListener('pageshow', ({ persisted }) => persisted && arrive())
  document.addEventListener('visibilitychange', handleVisibility)
  if (isVisible()) begin()

  observe('largest-contentful-paint', ({ startTime }) => (lcp = startTime - (navigation?.activationStart ?? 0)))
  observe('first-input', ({ duration }) => (inp = Math.max(inp, duration)))
  observe('event', ({ interactionId, duration }) => interactionId && (inp = Math.max(inp, duration)))
}

const isVisible = () => document.visibilityState === 'visible'

function here(): [path: string, words: string | null] {
  const { pathname, search } = location
  return [pathname, /\/search-result/.test(pathname) ? new URLSearchParams(search).get('q') : null]
}

function observe(type: string, act: (entry: Interaction) => void) {
  const options = { type, buffered: true, durationThreshold: 40 }
  new PerformanceObserver((list) => list.getEntries().forEach(act)).observe(options)
}

const { doNotTrack, globalPrivacyControl } = navigator as Told
if (doNotTrack !== '1' && !globalPrivacyControl && !navigator.webdriver) countViews()
