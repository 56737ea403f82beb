import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DATA_HASH_HEADER } from '../shared/hydration-address.ts'
import { splitLanguage } from '../shared/languages/localized-path.ts'
import { registerTexts } from '../shared/texts/loaded-texts.ts'
import { loadTexts } from '../shared/texts/texts.ts'
import * as root from './root.tsx'
import * as language from './routes/language.tsx'
import { rememberLanguage } from './i18n/remember-language.ts'
import { ignoreAborts } from './shell/errors/ignore-aborts.ts'
import { guardReloads } from './shell/errors/reload-on-chunk-error.ts'
import { loadStyleSheet } from './shell/load-style-sheet.ts'
import { Awake } from './shell/waking/Awake.tsx'
import { freeVideoControls } from './shell/waking/free-video-controls.ts'
import { pressRedrawn } from './shell/waking/press-redrawn.ts'
import type { EarlyInput, Hydrate } from './shell/waking/page-files.ts'

type RouterWindow = { __reactRouterContext: { stream?: unknown }; __reactRouterRouteModules: unknown }

/** Called by shell/waking/asleep.ts when somebody touches the page or the browser is idle. */
export const hydrate: Hydrate = async ({ routeModules, input, data }) => {
  const routerWindow = window as unknown as RouterWindow
  routerWindow.__reactRouterRouteModules = { root, language, ...routeModules }
  if (data) routerWindow.__reactRouterContext.stream = data.answer.body
  await start(input, data?.answer.headers.get(DATA_HASH_HEADER) !== data?.hash)
}

/** @param hasChanged whether the content has changed since the page was made: React then draws anew what differs, which is no error */
async function start(input: EarlyInput, hasChanged?: boolean) {
  guardReloads()
  ignoreAborts()
  const { language: code } = splitLanguage(location.pathname)
  const [texts] = await Promise.all([loadTexts(code), loadStyleSheet()])
  registerTexts(code, texts)
  rememberLanguage(code)
  freeVideoControls()
  input.holdAll()
  pressRedrawn(input)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Awake input={input}>
          <HydratedRouter />
        </Awake>
      </StrictMode>,
      hasChanged ? { onRecoverableError: console.warn } : undefined,
    )
  })
}

// In development the router's own <Scripts /> loads everything at once.
if (import.meta.env.DEV) await start({ presses: [], downs: {}, holdAll() {}, stopHolding() {} })
