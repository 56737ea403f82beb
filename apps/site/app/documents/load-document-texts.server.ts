import type { CompiledText } from '@vitrine/locales/compile'
import type english from '@vitrine/locales/documents/en.json'
import type { LanguageCode } from '@vitrine/locales/languages'

export type DocumentTextKey = keyof typeof english
export type DocumentTexts = Record<DocumentTextKey, CompiledText>

const modules = import.meta.glob('../../../../packages/locales/documents/*.json') as Record<
  string,
  () => Promise<{ default: DocumentTexts }>
>

/** The texts about documents are apart from those of the site, which every page loads. */
export async function loadDocumentTexts(language: LanguageCode): Promise<DocumentTexts> {
  const load = modules[`../../../../packages/locales/documents/${language}.json`]
  if (!load) throw new Error(`no texts about documents for ${language}`)
  return (await load()).default
}
