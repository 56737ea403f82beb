import { toPageOnSite } from '@vitrine/contract/page-on-site'
import type { Enquiry } from '../../payload-types.ts'
import { toBasketLines } from '../basket-lines.ts'
import { toStoredFiles } from '../stored-files.ts'

/**
 * What a CRM gets of an enquiry: the fields of R3.16 and R3.17 and what the desk adds. Files are named, not sent.
 * @param siteUrl the public address
 * @param officeUrl where the back office is
 */
export function toWebhookBody(enquiry: Enquiry, siteUrl: string, officeUrl: string): string {
  return JSON.stringify({
    type: 'enquiry.created',
    timestamp: enquiry.createdAt,
    data: {
      id: enquiry.id,
      number: enquiry.number,
      kind: enquiry.kind,
      full_name: enquiry.fullName,
      phone: enquiry.phone,
      email: enquiry.email,
      company_name: enquiry.companyName,
      country: enquiry.country,
      country_code: enquiry.countryCode ?? null,
      message: enquiry.message,
      ...(enquiry.kind === 'service' && {
        serial_number: enquiry.serialNumber,
        condition: enquiry.condition,
      }),
      language: enquiry.language,
      action_location: toPath(enquiry.actionLocation ?? '', siteUrl),
      cart: toBasketLines(enquiry.basket),
      files: toStoredFiles(enquiry.files).map(({ name, type, size, sha256 }) => ({ name, type, size, sha256 })),
      desk_url: `${officeUrl}/admin/collections/enquiries/${enquiry.id}`,
    },
  })
}

/** A path that still leads to the site where a receiver puts its address in front. */
function toPath(location: string, siteUrl: string): string {
  const page = location ? toPageOnSite(location, siteUrl) : null
  return page ? page.pathname + page.search + page.hash : ''
}
