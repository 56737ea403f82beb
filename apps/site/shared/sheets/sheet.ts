import type { LanguageCode } from '@vitrine/locales/languages'

/** A piece of a text. `ltr`: a figure, which stays from left to right in a text that runs the other way. */
export type SheetRun = { text: string; bold?: boolean; italic?: boolean; href?: string; ltr?: boolean }

/** A text of a sheet. `english`: it stands in for one that does not exist in the sheet's language. */
export type SheetText = { runs: SheetRun[]; english?: boolean }

/** A picture by its address; one without `alt` only decorates. Without its file the sheet stands all the same. */
export type SheetPicture = { src: string; alt: string }

export type SheetColumn = { text: SheetText; picture?: SheetPicture }
/** A row of a table: a figure's name and its values, or the name of the group that the rows below belong to. */
export type SheetRow = { cells: SheetText[] } | { group: SheetText }
export type SheetLine = { picture: SheetPicture | null; name: SheetText; note: SheetText; quantity: SheetText }

/** What a sheet is made of, from its top to its end. */
export type SheetBlock =
  | { kind: 'heading'; text: SheetText }
  | { kind: 'paragraph'; text: SheetText; tone?: 'lead' | 'note' | 'quote' }
  | { kind: 'list'; ordered: boolean; items: SheetText[] }
  | { kind: 'features'; items: { title: SheetText; text: SheetText }[] }
  /** The first one large. */
  | { kind: 'pictures'; pictures: SheetPicture[] }
  /** A drawing of our own, as SVG; never one that somebody has sent. */
  | { kind: 'drawing'; svg: string; alt: string }
  /** The few figures that matter most. */
  | { kind: 'figures'; items: { name: SheetText; value: SheetText }[] }
  /** Figures by group, in two columns. */
  | { kind: 'groups'; groups: { name: SheetText; rows: { name: SheetText; value: SheetText }[] }[] }
  | { kind: 'table'; head: SheetColumn[]; rows: SheetRow[] }
  | { kind: 'lines'; head: readonly [name: string, quantity: string]; lines: SheetLine[] }

/** A sheet as it is typeset: everything is in its language already, and every figure in its units. */
export type Sheet = {
  language: LanguageCode
  /** `letter` where figures are imperial. */
  paper: 'a4' | 'letter'
  /** As programs show it: the title of the document. */
  title: string
  /** What kind of sheet it is, at the head of each page. */
  kind: string
  heading: SheetText
  /** The page that it is of; a code leads there. */
  address: string
  /** Who makes it: its name, and what is said of it at the foot of each page. */
  company: { name: string; lines: SheetText[] }
  blocks: SheetBlock[]
}

/** Makes the PDF of a sheet. @throws SheetsBusy, or an error where it cannot be made */
export type MakeSheet = (sheet: Sheet) => Promise<Uint8Array>

/** Too many sheets are waited for. */
export class SheetsBusy extends Error {
  override name = 'SheetsBusy'
}
