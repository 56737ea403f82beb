/** The surroundings of the company as SVG paths, in the units of the map, with the company in the middle. */
export type CompanyMapData = {
  width: number
  height: number
  /** SVG paths. `home` is the company's country, null at sea. */
  land: string
  home: string | null
  borders: string
  /** Countries, named in the page's language where there is room; `code` is ISO 3166-1 alpha-2. */
  names: { code: string; name: string; x: number; y: number }[]
  /** A bar of so many units, and what it stands for, such as `100 km`. */
  scale: { length: number; label: string }
}
