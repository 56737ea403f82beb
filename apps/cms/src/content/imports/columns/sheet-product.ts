import type { LanguageCode } from '@vitrine/locales/languages'

export type Translations = Partial<Record<LanguageCode, string | null>> | null | undefined

export type SheetParameter = {
  id: number
  key: string
  name?: Translations
  kind: 'number' | 'range' | 'text' | 'boolean'
  unit?: string | null
  position: number
}

export type SheetSpecification = {
  id?: string
  parameter: number | null
  number?: number | null
  max?: number | null
  text?: Translations
  yes?: boolean | null
  highlight?: boolean | null
}

/** A product in all languages, as far as sheets show it: its newest version, published or not. */
export type SheetProduct = {
  id: number
  name?: Translations
  subtitle?: Translations
  summary?: Translations
  /** As Markdown. */
  description?: Translations
  /** The languages whose description has something that Markdown cannot say. */
  inexact?: readonly LanguageCode[]
  model?: string | null
  slug?: string | null
  position?: number | null
  category?: number | null
  specifications?: SheetSpecification[] | null
  updatedAt: string
  _status?: 'draft' | 'published' | null
}

export const textFields = ['name', 'subtitle', 'summary', 'description'] as const
export type TextField = (typeof textFields)[number]

/** What all products have in common that a sheet names. */
export type Catalogue = {
  parameters: readonly SheetParameter[]
  categories: readonly { id: number; slug: string; position: number }[]
}
