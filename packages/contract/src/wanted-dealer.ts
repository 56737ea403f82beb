/** The query key of the contact page that names the dealer whom an enquiry is for. */
export const DEALER_PARAM = 'dealer'

const contactPage = /^(\/[a-z]{2})?\/contact\/?$/
const id = /^[\w-]{1,40}$/

/** The id of a dealer that the query of a page names. */
export function readDealerParam(query: URLSearchParams): string | null {
  const given = query.get(DEALER_PARAM) ?? ''
  return id.test(given) ? given : null
}

/**
 * The id of the dealer whom a visitor has chosen for an enquiry: the page that it was sent from says so, in `action_location`, so that
 * every backend gets the fields of R3.17 alone.
 */
export function readWantedDealer(location: string): string | null {
  if (!URL.canParse(location, 'http://site.example')) return null
  const { pathname, searchParams } = new URL(location, 'http://site.example')
  return contactPage.test(pathname) ? readDealerParam(searchParams) : null
}
