import { createContext } from 'react-router'
import type { InputOf } from '@vitrine/contract/call'
import type { CallName, Calls } from '@vitrine/contract/calls'
import type { ResponseOf } from '@vitrine/contract/call'

type Arguments<Name extends CallName> = unknown extends InputOf<Calls[Name]> ? [] : [InputOf<Calls[Name]>]

/** The content API as a page's loader sees it: in the page's language, failures already decided. */
export type Content = {
  /** What the page cannot do without. @throws a route error with the status that the page then has: 404, 500 or 503 */
  need<Name extends CallName>(name: Name, ...input: Arguments<Name>): Promise<ResponseOf<Calls[Name]>>
  /**
   * What the page can do without: a failure is logged and `otherwise` stands in (SPEC.md section 8, "all other fetches").
   * A page that did without something is not kept by the page cache.
   */
  want<Name extends CallName, Otherwise>(
    name: Name,
    otherwise: Otherwise,
    ...input: Arguments<Name>
  ): Promise<ResponseOf<Calls[Name]> | Otherwise>
}

/** A country by its own name (SPEC.md section 3, the review's country list). */
export type CountryName = { code: string; countryName: string }

/** What became of an enquiry that a page's form posted: `unusable` means that nothing was kept and the visitor must hear so. */
export type EnquiryOutcome =
  | { kind: 'taken' }
  | { kind: 'wrong'; errors: { field: string; message: string }[] }
  | { kind: 'other content' | 'unusable' }

/** What the server hands to every loader. Plain values only, so that the browser's bundle never sees the server's modules. */
export type SiteContext = {
  content: Content
  countryNames(codes: readonly string[]): Promise<CountryName[]>
  /**
   * Takes an enquiry in as `POST /api/order_request/` and `/api/contactme/` do, for forms that are sent without script.
   * @param payload the body of the contract's call
   * @param id a UUID; the same id is the same enquiry
   */
  takeEnquiry(kind: 'order' | 'contact', payload: unknown, id?: string): EnquiryOutcome
  /** The public address without a trailing slash, such as `https://norvane.example`. */
  siteUrl: string
  chatUrl: string | null
  /** The address of the page language's texts in the browser, to be fetched early; null where it is not known. */
  textsUrl: string | null
}

export const siteContext = createContext<SiteContext>()
