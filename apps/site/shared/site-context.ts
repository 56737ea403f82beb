import type { ArgumentsOf, ResponseOf } from '@vitrine/contract/call'
import type { CallName, Calls } from '@vitrine/contract/calls'
import type { Dealer } from '@vitrine/contract/shapes/editorial'
import type { SearchWithoutResults } from '@vitrine/contract/shapes/not-found-report'
import type { RedirectResult } from '@vitrine/contract/shapes/seo'
import type { Paging } from '@vitrine/contract/shapes/paging'
import type { LanguageCode } from '@vitrine/locales/languages'
import { createContext } from 'react-router'
import type { FileProblem } from './enquiries/order-files.ts'
import type { CompanyMapData } from './maps/company-map.ts'
import type { Gazetteer } from './places/place.ts'
import type { DealerPositions } from './maps/dealer-positions.ts'
import type { MakeSheet } from './sheets/sheet.ts'
import type { PreviewInfo } from './preview/preview-info.ts'
import type { ListPage } from './list-pages/list-page.ts'
import type { ThirdParties } from './third-parties.ts'

type Arguments<Name extends CallName> = ArgumentsOf<Calls[Name]>

/** The calls that answer a list. */
type ListName = { [Name in CallName]: ResponseOf<Calls[Name]> extends unknown[] ? Name : never }[CallName]
type PageOf<Name extends ListName> = ListPage<ResponseOf<Calls[Name]>[number]>

/** The content API as a route's loader sees it: in the page's language, with failures already decided. */
export type PageApi = {
  /** What the page cannot do without; a failure is logged. @throws a route error with the status that the page then has: 404, 500 or 503 */
  required<Name extends CallName>(name: Name, ...input: Arguments<Name>): Promise<ResponseOf<Calls[Name]>>
  /**
   * What the page can do without: a failure is logged and `fallback` is used instead, as it is after 5 s without an answer (R8.11).
   * A page for which an optional call has failed is not kept by the page cache.
   * @throws a route error with 503 only where the content API answers nothing at all
   */
  optional<Name extends CallName, Fallback>(
    name: Name,
    fallback: Fallback,
    ...input: Arguments<Name>
  ): Promise<ResponseOf<Calls[Name]> | Fallback>
  /**
   * A call that a backend may lack: then undefined. A failure is as of `required`, or as of `optional` and null.
   */
  extension<Name extends CallName>(
    name: Name,
    need: 'required' | 'optional',
    ...input: Arguments<Name>
  ): Promise<ResponseOf<Calls[Name]> | undefined | null>
  /** One page of a list that the page cannot do without, also of a backend that does not know pages. Throws as `required` does. */
  requiredPage<Name extends ListName>(name: Name, input: Required<Paging>): Promise<PageOf<Name>>
  /** One page of a list that the page can do without; after a failure it is empty and counts as the last one. Throws as `optional` does. */
  optionalPage<Name extends ListName>(name: Name, input: Required<Paging>): Promise<PageOf<Name>>
  /** Where a page has moved to. @param path with slashes at both ends @throws RedirectCheckFailed, RedirectNotFound */
  findRedirect(path: string): Promise<RedirectResult>
}

/** A country by its own name (R3.10). */
export type CountryName = { code: string; countryName: string }

/** What became of an enquiry. */
export type EnquiryOutcome =
  | { kind: 'accepted' }
  /** Too many have come from this address. */
  | { kind: 'rate-limited'; seconds: number }
  | { kind: 'invalid'; errors: { field: string; message: string }[] }
  /** `id-reused`: the id belongs to an enquiry with other content. `unavailable`: nothing was stored, which the visitor must be told. */
  | { kind: 'id-reused' | 'unavailable' }

/** An enquiry from a form without script. */
export type NoScriptEnquiry = {
  kind: 'order' | 'contact'
  /** The body of the contract's call. */
  payload: unknown
  /** A UUID; the same id is the same enquiry. */
  id: string
  /** Whether the field that people do not see was filled in. */
  honeypot: boolean
}

/** The maps of the contact page, which only the server can draw. */
export type MapService = {
  /** The surroundings of a place in degrees. @param tag the language that countries are named in, BCP-47 */
  around(latitude: number, longitude: number, tag: string): CompanyMapData
  /** The positions of dealers on the maps, by dealer id. */
  placeDealers(dealers: readonly Dealer[]): Record<string, DealerPositions>
}

/**
 * Where a browser finds the data that a page was made from, without which React cannot take it over: `in-document` where they can be had
 * once only (a posted form, a failure, a search), `at-address` where the page cache keeps them beside the page. `alone`: they are what is asked for, not the page.
 */
export type HydrationData = 'in-document' | 'at-address' | 'alone'

/** What the server gives to every loader and action. Plain values only: the browser's bundle must not contain the server's modules. */
export type SiteContext = {
  api: PageApi
  /** The languages in which the list of posts has this page. A language of which that cannot be found out counts as one that has posts. */
  languagesOfPosts(page: number): Promise<LanguageCode[]>
  countryNames(codes: readonly string[]): Promise<CountryName[]>
  /** Accepts an enquiry as `POST /api/order_request/` and `/api/contactme/` do. */
  acceptEnquiry(enquiry: NoScriptEnquiry): Promise<EnquiryOutcome>
  /** What is wrong with the files of the posted form; valid files are added to the order by the server. */
  fileProblems: FileProblem[]
  /** The SHA-256 of the valid files, in their order. */
  fileHashes: string[]
  /** Counts a search without a result, for editors. */
  logSearchWithoutResults(search: Omit<SearchWithoutResults, 'count'>): void
  /** The public address without a trailing slash, such as `https://norvane.example`. */
  siteUrl: string
  /** To be called where a page is shown at one of endlessly many addresses that it answers besides its own: the page cache leaves it out. */
  doNotKeep(): void
  /** The day in UTC, such as `2026-11-29`: a page that asks for it is rendered anew on the next one. */
  today(): string
  maps: MapService
  gazetteer: Gazetteer
  makeSheet: MakeSheet
  /** What the environment sets instead of the company's own chat. */
  chatUrl: string | null
  thirdParties: ThirdParties
  hydrationData: HydrationData
  /** What the page says as a preview; null for visitors. */
  preview: PreviewInfo | null
  /** The address of the page language's texts in the browser; null where it is not known. */
  textsUrl: string | null
  /** Whether the page tells that it was seen (app/shell/statistics). */
  countsViews: boolean
  /** Whether a browser has to deliver a proof of work with an enquiry. */
  proofOfWork: boolean
}

export const siteContext = createContext<SiteContext>()
