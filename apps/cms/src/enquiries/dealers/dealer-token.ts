import { DEALER_PAGE_PATH } from '@vitrine/contract/reserved-paths'
import type { DealerContact } from '../../payload-types.ts'
import { signedTokens } from '../signed-token.ts'

/** What opens an enquiry for a dealer: the id of a row of `dealer-links`, signed. The row says until when, and ends it before (decision 75). */
export const { toToken: toDealerToken, readToken: readDealerToken } = signedTokens('the page of a dealer\n')

/** The address of the page for a dealer, in the dealer's language. */
export function toDealerPageUrl(
  link: string,
  { language }: Pick<DealerContact, 'language'>,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): string {
  return `${siteUrl}${DEALER_PAGE_PATH}/${language}/${toDealerToken(link, secret)}`
}
