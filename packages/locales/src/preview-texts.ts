import { defaultLanguage, type LanguageCode } from './languages.ts'
import type english from '../preview/en.json'

export type PreviewTextKey = keyof typeof english
export type PreviewTexts = Record<PreviewTextKey, string>

const modules: Record<string, () => Promise<{ default: PreviewTexts }>> = {
  ar: () => import('../preview/ar.json', { with: { type: 'json' } }),
  bg: () => import('../preview/bg.json', { with: { type: 'json' } }),
  cn: () => import('../preview/cn.json', { with: { type: 'json' } }),
  de: () => import('../preview/de.json', { with: { type: 'json' } }),
  en: () => import('../preview/en.json', { with: { type: 'json' } }),
  es: () => import('../preview/es.json', { with: { type: 'json' } }),
  fr: () => import('../preview/fr.json', { with: { type: 'json' } }),
  ir: () => import('../preview/ir.json', { with: { type: 'json' } }),
  it: () => import('../preview/it.json', { with: { type: 'json' } }),
  kn: () => import('../preview/kn.json', { with: { type: 'json' } }),
  nl: () => import('../preview/nl.json', { with: { type: 'json' } }),
  pl: () => import('../preview/pl.json', { with: { type: 'json' } }),
  pt: () => import('../preview/pt.json', { with: { type: 'json' } }),
  ro: () => import('../preview/ro.json', { with: { type: 'json' } }),
  ru: () => import('../preview/ru.json', { with: { type: 'json' } }),
  sr: () => import('../preview/sr.json', { with: { type: 'json' } }),
  tr: () => import('../preview/tr.json', { with: { type: 'json' } }),
  vn: () => import('../preview/vn.json', { with: { type: 'json' } }),
} satisfies Record<LanguageCode, unknown>

/** What previews say around the page, for the server alone: pages that visitors see carry none of it. */
export async function loadPreviewTexts(language: LanguageCode): Promise<PreviewTexts> {
  const load = modules[language] ?? modules[defaultLanguage]
  if (!load) throw new Error('there are no texts of previews')
  return (await load()).default
}
