import type { SearchWithoutResults } from '@vitrine/contract/shapes/not-found-report'
import { createContext } from 'react-router'
import type { InputOf } from '@vitrine/contract/call'
import type { CallName, Calls } from '@vitrine/contract/calls'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { ResponseOf } from '@vitrine/contract/call'
import type { FileProblem } from './enquiries/order-files.ts'
import type { Dealer } from '@vitrine/contract/shapes/editorial'
import type { CompanyMapData } from './maps/company-map.ts'
import type { DealerPositions } from './maps/dealer-positions.ts'
import type { ThirdParties } from './third-parties.ts'

type Arguments<Name extends CallName> = unknown extends InputOf<Calls[Name]> ? [] : [InputOf<Calls[Name]>]

/** The content API as a page's loader sees it: in the page's language, failures already decided. */
export type PageApi = {
  /** What the page cannot do without. @throws a route error with the status that the page then has: 404, 500 or 503 */
  need<Name extends CallName>(name: Name, ...input: Arguments<Name>): Promise<ResponseOf<Calls[Name]>>
  /**
   * What the page can do without: a failure is logged and `otherwise` stands in (R8.11).
   * A page that did without something is not kept by the page cache.
   */
  want<Name extends CallName, Otherwise>(
    name: Name,
    otherwise: Otherwise,
    ...input: Arguments<Name>
  ): Promise<ResponseOf<Calls[Name]> | Otherwise>
}

/** A country by its own name (R3.10). */
export type CountryName = { code: string; countryName: string }

/** What became of an enquiry that a page's form posted: `unusable` means that nothing was kept and the visitor must hear so. */
export type EnquiryOutcome =
  | { kind: 'taken' }
  /** Too many have come from this address. */
  | { kind: 'limited'; seconds: number }
  | { kind: 'wrong'; errors: { field: string; message: string }[] }
  | { kind: 'other content' | 'unusable' }

export type PostedEnquiry = {
  kind: 'order' | 'contact'
  /** The body of the contract's call. */
  payload: unknown
  /** A UUID; the same id is the same enquiry. */
  id: string
  /** The field that people do not see was filled in. */
  trap: boolean
}

/** The maps of the contact page, which only the server can draw. */
export type MapService = {
  /** The surroundings of a place in degrees. @param tag the language that countries are named in, BCP-47 */
  around(latitude: number, longitude: number, tag: string): CompanyMapData
  /** Where dealers lie on the maps, by their ids. */
  placeDealers(dealers: readonly Dealer[]): Record<string, DealerPositions>
}

/** What the server hands to every loader. Plain values only, so that the browser's bundle never sees the server's modules. */
export type SiteContext = {
  content: PageApi
  /** The languages in which there are articles; every one where that cannot be found out. */
  languagesOfPosts(): Promise<LanguageCode[]>
  countryNames(codes: readonly string[]): Promise<CountryName[]>
  /** Takes an enquiry in as `POST /api/order_request/` and `/api/contactme/` do, for forms that are sent without script. */
  takeEnquiry(posted: PostedEnquiry): Promise<EnquiryOutcome>
  /** What is wrong with the files of such a form; files that are right go with the order by themselves. */
  fileProblems: FileProblem[]
  /** The SHA-256 of the files that are right, in their order. */
  fileHashes: string[]
  /** Hears of a search without a result, for editors to read. */
  noteSearchMiss(search: Omit<SearchWithoutResults, 'count'>): void
  /** The public address without a trailing slash, such as `https://norvane.example`. */
  siteUrl: string
  maps: MapService
  chatUrl: string | null
  thirdParties: ThirdParties
  /** The address of the page language's texts in the browser, to be fetched early; null where it is not known. */
  textsUrl: string | null
  /** Whether a browser has to do some work before it sends an enquiry. */
  proofOfWork: boolean
}

export const siteContext = createContext<SiteContext>()
