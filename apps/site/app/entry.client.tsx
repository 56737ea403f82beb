import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { guardReloads } from './errors/reload-once.ts'
import { keepLanguage } from './language/keep-language.ts'
import { keepTexts } from './language/loaded-texts.ts'
import { splitLanguage } from './language/path.ts'
import { loadTexts } from './language/texts.ts'

guardReloads()

const { language } = splitLanguage(location.pathname)
keepTexts(language, await loadTexts(language))
keepLanguage(language)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
