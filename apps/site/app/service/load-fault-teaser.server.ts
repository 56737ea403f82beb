import { toServiceRequestPath } from '@vitrine/contract/service-request-path'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { PageApi } from '../../shared/site-context.ts'
import { loadScreenTexts } from '../i18n/load-screen-texts.server.ts'

/** The words with which the page leads to where is said what is wrong with a machine; null where nobody takes that. */
export async function loadFaultTeaser(api: PageApi, language: LanguageCode) {
  const company = await api.optional('getCompany', null)
  if (company?.service_requests !== true) return null
  const texts = await loadScreenTexts(api, 'documents', language)
  return {
    title: String(texts['fault.title']),
    lead: String(texts['fault.lead']),
    href: toServiceRequestPath(language),
  }
}
