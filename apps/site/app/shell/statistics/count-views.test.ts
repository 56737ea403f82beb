import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'count-views.ts'), 'utf8'))

type Settings = {
  referrer?: string
  type?: string
  isVisible?: boolean
  prerendering?: boolean
  navigator?: Record<string, unknown>
  zone?: string
}

/** Runs the script as a browser does, in a window of the test. */
function openPage(address: string, settings: Settings = {}) {
  const { referrer = '', type = 'navigate', isVisible = true, prerendering = false, zone = 'Europe/Vienna' } = settings
  const listeners: Record<string, ((event: object) => void)[]> = {}
  const listen = (name: string, act: (event: object) => void) => void (listeners[name] ??= []).push(act)
  const fire = (name: string, event: object = {}) => listeners[name]?.forEach((act) => act(event))
  const told: Record<string, unknown>[] = []
  const observed: Record<string, (entry: object) => void> = {}
  const timers: (() => void)[] = []
  const document = {
    referrer,
    visibilityState: isVisible ? 'visible' : 'hidden',
    prerendering,
    isNothingFound: false,
    addEventListener: listen,
    querySelector: () => (document.isNothingFound ? {} : null),
  }
  const location = new URL(address)
  const context = {
    VIEWS_PATH: '/views',
    PHONE_BELOW_PX: 768,
    document,
    location,
    innerWidth: 390,
    addEventListener: listen,
    URLSearchParams,
    Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: zone }) }) },
    setTimeout: (act: () => void) => void timers.push(act),
    fetch: async () => ({ json: async () => ({ 'Europe/Vienna': 'AT' }) }),
    history: {
      pushState: (_state: unknown, _title: string, to: string) => void (location.href = new URL(to, location).href),
    },
    performance: { getEntriesByType: () => [{ type, activationStart: 0 }] },
    PerformanceObserver: class {
      readonly act: (list: object) => void
      constructor(act: (list: object) => void) {
        this.act = act
      }
      observe(options: { type: string }) {
        observed[options.type] = (entry) => this.act({ getEntries: () => [entry] })
      }
    },
    navigator: {
      sendBeacon: (_path: string, body: string) => void told.push(JSON.parse(body) as Record<string, unknown>),
      ...settings.navigator,
    },
  }
  runInNewContext(`{${source}}`, context)
  const setVisible = (visible: boolean) => {
    document.visibilityState = visible ? 'visible' : 'hidden'
    fire('visibilitychange')
  }
  return {
    told,
    fire,
    timers,
    document,
    measure: (name: string, entry: object) => observed[name]?.(entry),
    go: (to: string) => context.history.pushState(null, '', to),
    hide: () => setVisible(false),
    show: () => setVisible(true),
  }
}

const site = 'https://norvane.example'
const none = { country: '', device: 'phone', lcp: 0, inp: 0 }

it('tells once, when the page is hidden, what was seen of the site, and whether a visit began [R15.160]', () => {
  const page = openPage(`${site}/de?utm_source=a`, { referrer: 'https://search.example/' })
  page.go('/de/turnkey')
  page.go('/de/turnkey?sort=up')
  expect(page.told).toEqual([])
  page.hide()
  expect(page.told).toEqual([
    {
      ...none,
      seen: [
        ['/de', null, false],
        ['/de/turnkey', null, false],
      ],
      isVisit: true,
    },
  ])
  page.show()
  page.hide()
  expect(page.told).toHaveLength(1)
  page.show()
  page.go('/de/about')
  page.hide()
  expect(page.told[1]).toEqual({ ...none, seen: [['/de/about', null, false]], isVisit: false })
})

it.each([
  ['a page of the site itself', { referrer: `${site}/about` }],
  ['a reload', { type: 'reload' }],
  ['a way back', { type: 'back_forward' }],
])('%s begins no visit [R15.160]', (_what, settings) => {
  const page = openPage(`${site}/`, settings)
  page.hide()
  expect(page.told[0]).toMatchObject({ seen: [['/', null, false]], isVisit: false })
})

it('names what was searched for and whether nothing was found, and nothing else of an address [R15.161]', () => {
  const page = openPage(`${site}/search-result?q=saw&utm_term=secret`)
  page.document.isNothingFound = true
  page.go('/search-result?q=mill')
  page.document.isNothingFound = false
  page.go('/contact?email=ada@example.com')
  page.hide()
  expect(page.told[0]?.seen).toEqual([
    ['/search-result', 'saw', true],
    ['/search-result', 'mill', false],
    ['/contact', null, false],
  ])
})

it('does not count what is prepared or opened in the background until it is looked at [R15.162]', () => {
  const prepared = openPage(`${site}/`, { isVisible: false, prerendering: true })
  prepared.hide()
  expect(prepared.told).toEqual([])
  prepared.measure('largest-contentful-paint', { startTime: 900.4 })
  prepared.show()
  prepared.hide()
  expect(prepared.told[0]).toMatchObject({ seen: [['/', null, false]], lcp: 900 })
  const background = openPage(`${site}/`, { isVisible: false })
  background.measure('largest-contentful-paint', { startTime: 90_000 })
  background.show()
  background.hide()
  expect(background.told[0]).toMatchObject({ lcp: 0 })
})

it('counts a page again that comes back from the memory of the browser, and no visit [R15.160]', () => {
  const page = openPage(`${site}/`)
  page.hide()
  page.fire('pageshow', { persisted: true })
  page.hide()
  expect(page.told.map(({ isVisit }) => isVisit)).toEqual([true, false])
})

it('measures until the largest part was painted, and the slowest answer to an input [R15.163]', () => {
  const page = openPage(`${site}/`)
  page.measure('largest-contentful-paint', { startTime: 500 })
  page.measure('largest-contentful-paint', { startTime: 1800.6 })
  page.measure('first-input', { duration: 24 })
  page.measure('event', { interactionId: 7, duration: 96 })
  page.measure('event', { interactionId: 0, duration: 400 })
  page.hide()
  expect(page.told[0]).toMatchObject({ lcp: 1801, inp: 96 })
})

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }, { webdriver: true }])(
  'tells nothing with %j [R15.162]',
  (navigator) => {
    const page = openPage(`${site}/`, { navigator })
    page.go('/about')
    page.hide()
    expect(page.told).toEqual([])
    expect(page.timers).toEqual([])
  },
)

it('tells the country of the time zone, and not the zone [R15.161]', async () => {
  const page = openPage(`${site}/`)
  page.timers.forEach((act) => act())
  await new Promise((resolve) => setTimeout(resolve))
  page.hide()
  expect(page.told[0]).toMatchObject({ country: 'AT' })
  expect(JSON.stringify(page.told)).not.toContain('Vienna')
})
