import type { LayoutData } from './layout-data.ts'
import type { SiteContext } from '../../shared/site-context.ts'

const nobody = {
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
}

/** What header and footer need. Any of it may be missing on a foreign backend; the page stands all the same. */
export async function loadLayout({ content, chatUrl, thirdParties }: SiteContext): Promise<LayoutData> {
  const [categories, company, posts, catalogue, privacy] = await Promise.all([
    content.want('listCategories', []),
    content.want('getCompany', nobody),
    content.want('listPosts', []),
    content.want('getCatalogueFile', null),
    content.want('getPrivacyPolicyFile', null),
  ])
  return {
    categories: categories.filter((category) => category.show_in_menu),
    company,
    hasPosts: posts.length > 0,
    catalogueUrl: catalogue?.file ?? null,
    privacyUrl: privacy?.file ?? null,
    chatUrl,
    thirdParties,
    year: new Date().getFullYear(),
  }
}
