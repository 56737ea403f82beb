import { BUYER_PAGE_PATH } from '@vitrine/contract/reserved-paths'
import { defaultLanguage } from '@vitrine/locales/languages'
import type { Enquiry } from '../../payload-types.ts'
import { signedTokens } from '../signed-token.ts'

/** What opens the page of an enquiry: its id, signed (decision 70). */
export const { toToken: toBuyerToken, readToken: readBuyerToken } = signedTokens('the page of a buyer\n')

/** The address of the page for the buyer, in his language. */
export function toBuyerPageUrl(
  { id, language }: Pick<Enquiry, 'id' | 'language'>,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): string {
  return `${siteUrl}${BUYER_PAGE_PATH}/${language ?? defaultLanguage}/${toBuyerToken(id, secret)}`
}
