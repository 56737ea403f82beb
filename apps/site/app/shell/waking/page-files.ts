/** What a page needs in order to wake, as addresses of built files. */
export type PageFiles = {
  /** The module that hydrates the page. */
  entry: string
  /** The router's list of routes and files. */
  manifest: string
  /** The modules of the page's routes, by route id. */
  routes: Record<string, string>
  /** What these import, and the page's texts: named here so that everything is fetched side by side. */
  imports: string[]
  /** The data that the page was made from, where they have an address of their own, and their hash; null where they are in the document. */
  data: { address: string; hash: string } | null
  /** Whether programs of third parties count the visit: they start when the page wakes. */
  counts: boolean
}

/** The visitor's input until the page is awake; what was typed and chosen stands in the fields. */
export type EarlyInput = {
  /** Presses on what only script serves, in their order; each was kept from its default action. */
  presses: MouseEvent[]
  /** Where the pointer went down last, as browsers tell of it first and second. */
  downs: { pointerdown?: MouseEvent; mousedown?: MouseEvent }
  /** React begins to take the page over: from here on every press is held. */
  holdAll(): void
  /** From here on the page hears by itself. */
  stopHolding(): void
}

export type RouteModules = Record<string, unknown>

/** Exported by the entry. */
export type Hydrate = (page: {
  routeModules: RouteModules
  input: EarlyInput
  /** The answer with the page's data, and the hash of those that the page was made from; null where they are in the document. */
  data: { answer: Response; hash: string } | null
}) => Promise<void>
