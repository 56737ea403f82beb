import type { Company } from '@vitrine/contract/shapes/editorial'
import { ifAny, type Node, organizationId, type PageContext } from './node.ts'

/** The company that the site belongs to. */
export function toOrganization(company: Company, { siteUrl }: PageContext): Node {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: company.name,
    legalName: ifAny(company.legal_name),
    url: siteUrl,
    logo: `${siteUrl}/favicon.svg`,
    email: ifAny(company.email),
    telephone: ifAny(company.phone),
    faxNumber: company.fax ?? undefined,
    address: ifAny(company.address),
    sameAs: ifAny(company.socials.map(({ url }) => url)),
  }
}

/** The site, and how it is searched. */
export function toWebSite(company: Company, { siteUrl, url, language }: PageContext): Node {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.name,
    url,
    inLanguage: language,
    publisher: { '@id': organizationId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url.replace(/\/$/, '')}/search-result?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
