import type compare from '@vitrine/locales/compare/en.json'
import type { CompiledText } from '@vitrine/locales/compile'
import type documents from '@vitrine/locales/documents/en.json'
import type finder from '@vitrine/locales/finder/en.json'
import type home from '@vitrine/locales/home/en.json'
import type { LanguageCode } from '@vitrine/locales/languages'
import type leads from '@vitrine/locales/leads/en.json'
import type near from '@vitrine/locales/near/en.json'
import type planner from '@vitrine/locales/planner/en.json'
import type window from '@vitrine/locales/window/en.json'
import type { PageApi } from '../../shared/site-context.ts'
import { compileOwnTexts } from './compile-own-texts.server.ts'

type Keys = {
  compare: keyof typeof compare
  documents: keyof typeof documents
  finder: keyof typeof finder
  home: keyof typeof home
  leads: keyof typeof leads
  near: keyof typeof near
  planner: keyof typeof planner
  window: keyof typeof window
}
export type ScreenTexts<Screen extends keyof Keys> = Record<Keys[Screen], CompiledText>

type Modules = Record<string, () => Promise<{ default: Record<string, CompiledText> }>>
const modules = import.meta.glob(
  '../../../../packages/locales/{compare,documents,finder,home,leads,near,planner,window}/*.json',
) as Modules

/**
 * Texts that some screens alone need: they come with the data of these, apart from the texts of the site, which every page loads. What editors have
 * written stands in for them.
 * @param screen a folder of packages/locales
 */
export async function loadScreenTexts<Screen extends keyof Keys>(
  api: PageApi,
  screen: Screen,
  language: LanguageCode,
): Promise<ScreenTexts<Screen>> {
  const load = modules[`../../../../packages/locales/${screen}/${language}.json`]
  if (!load) throw new Error(`no texts of ${screen} for ${language}`)
  const [{ default: builtIn }, own] = await Promise.all([load(), api.extension('getInterfaceTexts', 'optional')])
  return { ...builtIn, ...compileOwnTexts(own, builtIn, prefixOf(screen)) } as ScreenTexts<Screen>
}

/** Before the keys of a screen's texts where editors find them. Those of several screens have whole keys. */
const prefixOf = (screen: keyof Keys) => (screen === 'leads' ? '' : `${screen}.`)

/** The same where none of the texts is filled with anything: words, which need no context. */
export async function loadScreenWords<Screen extends keyof Keys>(
  api: PageApi,
  screen: Screen,
  language: LanguageCode,
): Promise<Record<Keys[Screen], string>> {
  return (await loadScreenTexts(api, screen, language)) as Record<Keys[Screen], string>
}
