import type { CompiledText } from '@vitrine/locales/compile'
import type { LanguageCode } from '@vitrine/locales/languages'
import english from '@vitrine/locales/visitor/en.json'
import type { RootData } from '../../shared/layout-data.ts'
import type { SiteContext } from '../../shared/site-context.ts'
import { VISITOR_PREFIX } from '../../shared/texts/visitor-prefix.ts'
import type { WordBreaks } from '../../shared/word-breaks.ts'
import { getBuiltInTexts, listShortTexts } from '../../shared/texts/loaded-texts.ts'
import { compileOwnTexts } from '../i18n/compile-own-texts.server.ts'
import { findWordBreaks } from '../i18n/find-word-breaks.server.ts'
import { loadLayout } from './load-layout.server.ts'

/** Which of them there are and what they are filled with; the browser loads those of its language when it needs them. */
const visitorTexts = Object.fromEntries(
  Object.entries(english as unknown as Record<string, CompiledText>).map(([key, text]) => [VISITOR_PREFIX + key, text]),
)

/** Loads what every page of a language has. Texts of editors are in it only where there are any: other pages carry nothing of them. */
export async function loadRoot(site: SiteContext, language: LanguageCode): Promise<RootData> {
  const [layout, own] = await Promise.all([
    loadLayout(site, language),
    site.api.extension('getInterfaceTexts', 'optional'),
  ])
  const texts = compileOwnTexts(own, { ...getBuiltInTexts(language), ...visitorTexts })
  const ofTexts = texts ? findBreaksOfTexts(language, texts) : findBreaksOfBuiltIn(language)
  const wordBreaks = { ...findWordBreaks(layout, language), ...ofTexts }
  return { layout, proofOfWork: site.proofOfWork, ...(texts && { texts }), wordBreaks }
}

type Texts = Parameters<typeof listShortTexts>[1]

function findBreaksOfTexts(language: LanguageCode, texts?: Texts): WordBreaks {
  const titles = listShortTexts(language, texts).map((title) => ({ title }))
  return findWordBreaks(titles, language)
}

/** There are hundreds of them, the same on every page. */
const ofBuiltIn = new Map<LanguageCode, WordBreaks>()

function findBreaksOfBuiltIn(language: LanguageCode): WordBreaks {
  const known = ofBuiltIn.get(language) ?? findBreaksOfTexts(language)
  ofBuiltIn.set(language, known)
  return known
}
