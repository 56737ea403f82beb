import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { guardReloads } from './shell/errors/reload-on-chunk-error.ts'
import { rememberLanguage } from './i18n/remember-language.ts'
import { registerTexts } from '../shared/texts/loaded-texts.ts'
import { splitLanguage } from '../shared/languages/localized-path.ts'
import { loadTexts } from '../shared/texts/texts.ts'

guardReloads()

const { language } = splitLanguage(location.pathname)
registerTexts(language, await loadTexts(language))
rememberLanguage(language)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
