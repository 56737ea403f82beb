import type { Adviser, Company } from '@vitrine/contract/shapes/editorial'
import type { CategoryCard } from '@vitrine/contract/shapes/shop'
import type { TextKey } from '@vitrine/locales/text-key'
import type { OwnTexts } from './texts/texts.ts'
import type { ThirdParties } from './third-parties.ts'
import type { WordBreaks } from './word-breaks.ts'

/** An entry of a menu: named by the site or by editors. */
export type ShownEntry = {
  /** A path of the site without language prefix, or another site; null: it stands for the categories. */
  to: string | null
  name?: TextKey
  label?: string
  /** Whether the label is English that stands in for the page's language. */
  isFallback?: true
}

/** A menu in which the categories stand before the links, below the entry for products; without it they are not in it. */
export type ListedMenu = { products: ShownEntry | undefined; links: (ShownEntry & { to: string })[] }

/** What header, phone menu and footer list. */
export type Menus = { header: ShownEntry[]; phone: ListedMenu; footer: ListedMenu }

/** What the layout around every page shows. */
export type LayoutData = {
  categories: CategoryCard[]
  company: Company
  /** Who answers in the page's language, else in English. */
  advisers: Adviser[]
  menus: Menus
  catalogueUrl: string | null
  privacyUrl: string | null
  chatUrl: string | null
  thirdParties: ThirdParties
  year: number
}

/** What the root route loads, once a visit. */
export type RootData = {
  layout: LayoutData
  proofOfWork: boolean
  /** What editors have written in place of interface texts, in the page's language; only where there is any. */
  texts?: OwnTexts
  /** Of the names of the layout and the interface texts. */
  wordBreaks: WordBreaks
}
