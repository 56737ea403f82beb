import type { PreviewScriptData } from './preview-data.ts'

/*
 * Runs first in <head> of a preview, and on no other page. What visitors' pages keep in the browser is left alone: basket, drafts of forms,
 * language and theme of the editor's own visit stay as they are, and no form is sent. What is typed into the form beside the preview goes to the
 * server, and the page loads its data anew. The build makes one inline script of this file (build-plugins/inline-script.ts).
 */

type Router = { revalidate(): Promise<void>; state: { errors: unknown } }
type PreviewWindow = { previewData: PreviewScriptData; __reactRouterDataRouter?: Router }

const TYPED_AFTER_MS = 350
const THEME = 'preview-night'
const STATE = 'vitrine-preview p span'

const script = document.currentScript
const page = window as unknown as PreviewWindow
const data = JSON.parse(script?.dataset.preview ?? '{}') as PreviewScriptData
const { documentElement: root } = document
// React takes the head over and knows nothing of it.
script?.remove()

function replaceStorage() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, String(value)),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
  // Nobody is asked about cookies where there are none.
  kept.set(data.cookiesKey, 'true')
  Object.defineProperty(window, 'localStorage', { value: storage })
  Object.defineProperty(document, 'cookie', {
    get: () => `night=${sessionStorage.getItem(THEME) ?? 'false'}`,
    set: (cookie: string) => {
      const night = /^night=(\w+)/.exec(cookie)?.[1]
      if (night) sessionStorage.setItem(THEME, night)
    },
  })
}

function findBar<Part extends HTMLElement>(selector: string): Part | null {
  return document.querySelector<Part>(`vitrine-preview ${selector}`)
}

function say(text: string) {
  const status = findBar('[role=status]')
  if (status) status.textContent = text
}

/** Forms are not sent; a dialog is closed by one. */
function refuseForm(event: Event) {
  const form = event.target as HTMLFormElement
  if (form.getAttribute('method') === 'dialog') return
  event.preventDefault()
  event.stopImmediatePropagation()
  say(data.nothingSent)
}

/** Plain links to pages stay within the preview; files and what has a prefix already are left alone. */
function keepInPreview(event: Event) {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]')
  const path = link?.getAttribute('href') ?? ''
  if (link?.matches('vitrine-preview .close')) link.setAttribute('href', pageAddress() || '/')
  if (!link || link.closest('vitrine-preview') || path.startsWith(`${data.base}/`) || path === data.base) return
  if (!/^\/(media|assets|preview|api)\//.test(path)) link.setAttribute('href', data.base + (path === '/' ? '' : path))
}

const pageAddress = () => location.pathname.slice(data.base.length)

/** The page that is shown now, which the router may have changed, in the language that was chosen: options have the prefixes of languages. */
function inLanguage({ options, value }: HTMLSelectElement): string {
  const page = pageAddress()
  const own = [...options].find((it) => it.value && `${page}/`.startsWith(`${it.value}/`))?.value ?? ''
  return data.base + value + page.slice(own.length)
}

function changeBar(event: Event) {
  const target = event.target as HTMLElement
  if (!target.closest('vitrine-preview')) return
  if (target instanceof HTMLSelectElement) location.assign(inLanguage(target))
  if (target instanceof HTMLInputElement) {
    sessionStorage.setItem(THEME, String(target.checked))
    if (target.checked) root.dataset.theme = 'night'
    else delete root.dataset.theme
  }
}

/** The switch of the page itself changes the theme, too. */
function showTheme() {
  const night = findBar<HTMLInputElement>('input')
  if (night) night.checked = root.dataset.theme === 'night'
}

let isSending = false
let next: { language: string; data: unknown } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** The last of what was typed while the one before was on its way. */
async function sendTyped() {
  if (isSending || !next) return
  const typed = JSON.stringify(next)
  next = null
  isSending = true
  try {
    const answer = await fetch(`${data.base}/typed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typed,
    })
    if (!answer.ok) throw new Error(String(answer.status))
    await showAnew()
    say('')
  } catch {
    say(data.stale)
  }
  isSending = false
  void sendTyped()
}

/** By the router, which keeps what is open and where it is scrolled to; by loading the document where that sleeps or shows a failure. */
async function showAnew() {
  const router = page.__reactRouterDataRouter
  if (!router || router.state.errors) return location.reload()
  await router.revalidate()
  await showState()
}

/** What visitors see of it now: the bar of the same page as the server makes it. */
async function showState() {
  const answer = await fetch(location.href)
  const made = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector(STATE)
  const shown = document.querySelector(STATE)
  if (made && shown) shown.textContent = made.textContent
}

let isFirst = true

function hear({ origin, data: message }: MessageEvent) {
  if ((origin !== data.backOffice && origin !== location.origin) || typeof message !== 'object' || !message) return
  if (message.type === 'payload-document-event') {
    // The first says that the form is there.
    if (!isFirst) void showAnew()
    isFirst = false
  }
  if (message.type !== 'payload-live-preview' || !message.data) return
  next = { language: message.locale, data: message.data }
  clearTimeout(timer)
  timer = setTimeout(sendTyped, TYPED_AFTER_MS)
}

function listenToForm() {
  const form = window.opener ?? (window.parent === window ? null : window.parent)
  if (!data.isEditor || !form) return
  addEventListener('message', hear)
  // Wakes the page, so that its router is there when something is typed.
  dispatchEvent(new Event('wheel'))
  // Whoever frames it may know that it is there; the policy says who may.
  form.postMessage({ type: 'payload-live-preview', ready: true }, '*')
}

replaceStorage()
addEventListener('submit', refuseForm, true)
addEventListener('click', keepInPreview, true)
addEventListener('change', changeBar, true)
addEventListener('load', listenToForm)
addEventListener('DOMContentLoaded', () => {
  showTheme()
  new MutationObserver(showTheme).observe(root, { attributeFilter: ['data-theme'] })
  if (window.parent !== window) findBar('.close')?.remove()
})
