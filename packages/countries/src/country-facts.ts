/** What `facts.json` holds of each country by its alpha-2 code; `write-facts.ts` makes it. */
export type CountryFacts = {
  /** The Gini coefficient of incomes in percent, by the last survey that the World Factbook names. */
  gini?: number
  /** The acronyms of its regional blocs. */
  blocs: string[]
}
