import type { Environment } from '../../../platform/environment.ts'
import { createDeepl } from './deepl.ts'
import { createLibreTranslate } from './libretranslate.ts'
import { createOpenaiCompatible } from './openai-compatible.ts'
import type { Provider } from './provider.ts'

type Settings = Pick<Environment, 'TRANSLATION_PROVIDER' | 'TRANSLATION_URL' | 'TRANSLATION_KEY' | 'TRANSLATION_MODEL'>

const creators = { deepl: createDeepl, libretranslate: createLibreTranslate, openai: createOpenaiCompatible }

/** The provider that the environment names; null where it names none. */
export function createProvider(settings: Settings): Provider | null {
  const name = settings.TRANSLATION_PROVIDER
  if (!name) return null
  return creators[name]({
    url: settings.TRANSLATION_URL,
    key: settings.TRANSLATION_KEY,
    model: settings.TRANSLATION_MODEL,
  })
}
