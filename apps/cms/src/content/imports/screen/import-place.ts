import type { ImportKind } from '../import-record.ts'

/** Where imports of a kind are: addresses of what the program does and of the screens, and what these are about. */
export type ImportPlace = {
  kind: ImportKind
  api: string
  screen: string
}

export const importPlaces: Record<ImportKind, ImportPlace> = {
  products: { kind: 'products', api: '/cms-api/products', screen: '/admin/product-imports' },
  'serial-numbers': { kind: 'serial-numbers', api: '/cms-api/serial-numbers', screen: '/admin/serial-imports' },
}
