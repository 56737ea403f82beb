import { languageCodes } from '@vitrine/locales/languages'
import type { Column } from './column.ts'
import { type Catalogue, type SheetParameter, type SheetProduct, textFields } from './sheet-product.ts'

/** The columns of a sheet: what all products have, and the parameters that any of these products has, each in all languages. */
export function columnsOfSheet(
  products: readonly SheetProduct[],
  { parameters }: Pick<Catalogue, 'parameters'>,
): Column[] {
  const rows = products.flatMap(({ specifications }) => specifications ?? [])
  const used = parameters
    .filter(({ id }) => rows.some(({ parameter }) => parameter === id))
    .toSorted((a, b) => a.position - b.position)
  const hasMax = ({ id, kind }: SheetParameter) =>
    kind === 'range' || rows.some(({ parameter, max }) => parameter === id && typeof max === 'number')
  return [
    { kind: 'id' },
    { kind: 'stamp' },
    { kind: 'fact', field: 'model' },
    { kind: 'text', field: 'name', language: 'en' },
    { kind: 'status' },
    { kind: 'fact', field: 'slug' },
    { kind: 'fact', field: 'category' },
    { kind: 'fact', field: 'position' },
    ...used.flatMap((it) => columnsOfParameter(it, hasMax(it))),
    { kind: 'highlights' },
    ...textFields.flatMap((field) =>
      languageCodes.flatMap((language): Column[] =>
        field === 'name' && language === 'en' ? [] : [{ kind: 'text', field, language }],
      ),
    ),
  ]
}

function columnsOfParameter(parameter: SheetParameter, hasMax: boolean): Column[] {
  switch (parameter.kind) {
    case 'number':
    case 'range':
      return (['number', ...(hasMax ? (['max'] as const) : [])] as const).map((end) => ({
        kind: 'figure',
        parameter,
        end,
      }))
    case 'boolean':
      return [{ kind: 'yes', parameter }]
    case 'text':
      return languageCodes.map((language) => ({ kind: 'words', parameter, language }))
  }
}
