import { defaultLanguage, type LanguageCode } from '@vitrine/locales/languages'
import type { Adviser } from '@vitrine/contract/shapes/editorial'
import type { LayoutData } from '../../shared/layout-data.ts'
import type { SiteContext } from '../../shared/site-context.ts'
import { decideMenus } from './decide-menus.server.ts'

const unknownCompany = {
  name: 'Vitrine',
  legal_name: '',
  address: '',
  phone: '',
  fax: null,
  email: '',
  hours: '',
  latitude: null,
  longitude: null,
  socials: [],
  chat_url: null,
}

/** Loads what header and footer show. Any of it may be missing on a foreign backend. */
export async function loadLayout(
  { api, chatUrl, thirdParties }: SiteContext,
  language: LanguageCode,
): Promise<LayoutData> {
  const [categories, company, advisers, posts, menu, catalogue, privacy] = await Promise.all([
    api.optional('listCategories', []),
    api.optional('getCompany', unknownCompany),
    api.extension('listAdvisers', 'optional'),
    api.optionalPage('listPosts', { page: 1, limit: 0 }),
    api.extension('getMenu', 'optional'),
    api.optional('getCatalogueFile', null),
    api.optional('getPrivacyPolicyFile', null),
  ])
  return {
    categories: categories.filter((category) => category.show_in_menu),
    company,
    advisers: answeringIn(advisers ?? [], language),
    menus: decideMenus(menu, posts.total > 0),
    catalogueUrl: catalogue?.file ?? null,
    privacyUrl: privacy?.file ?? null,
    chatUrl: chatUrl ?? company.chat_url ?? null,
    thirdParties,
    year: new Date().getFullYear(),
  }
}

function answeringIn(advisers: readonly Adviser[], language: LanguageCode): Adviser[] {
  const inLanguage = (wanted: LanguageCode) => advisers.filter((it) => it.languages_spoken.includes(wanted))
  const found = inLanguage(language)
  return found.length > 0 ? found : inLanguage(defaultLanguage)
}
