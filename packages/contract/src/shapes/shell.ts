import { z } from 'zod'
import { translated, urlReference } from './text.ts'

/** Where an entry of the menu may stand. */
export const menuPlaces = ['header', 'phone', 'footer'] as const

/** What the site has an entry of its own for; a `link` is an address that an editor gave. */
export const menuKinds = ['products', 'turnkey', 'about', 'service', 'blog', 'contact', 'reviews', 'link'] as const

export const menuEntry = translated.extend({
  kind: z.enum(menuKinds),
  label: z.string().nullable().describe('null: what the site itself calls it'),
  link: urlReference.nullable().describe('of the kind link: a path without language prefix, or another site'),
  places: z.array(z.enum(menuPlaces)),
})

/** What the header, the menu of phones and the footer list. */
export const menu = z.object({
  entries: z.array(menuEntry).nullable().describe('in their order; null: the menu that the site has by itself'),
})

/** Interface texts of the language of the request that stand in for those which the site has by itself, as ICU messages by their keys. */
export const interfaceTexts = z.record(z.string(), z.string())

export type MenuPlace = (typeof menuPlaces)[number]
export type MenuKind = (typeof menuKinds)[number]
export type MenuEntry = z.infer<typeof menuEntry>
export type Menu = z.infer<typeof menu>
export type InterfaceTexts = z.infer<typeof interfaceTexts>
