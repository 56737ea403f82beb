import type { LanguageCode } from '@vitrine/locales/languages'
import type { PageApi } from '../../shared/site-context.ts'
import { loadScreenTexts } from '../i18n/load-screen-texts.server.ts'

/** The words with which another page leads to the documents; null where no product has any. */
export async function loadDocumentsTeaser(api: PageApi, language: LanguageCode) {
  const found = await api.optional('listDocumentedProducts', [], { page: 1, limit: 1 })
  if (found.length === 0) return null
  const { title, lead, all } = await loadScreenTexts(api, 'documents', language)
  return { title: String(title), lead: String(lead), all: String(all) }
}
