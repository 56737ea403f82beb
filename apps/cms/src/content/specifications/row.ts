import { formatFigure } from './figures.ts'

export type Parameter = {
  id: number
  name?: string | null
  kind: 'number' | 'range' | 'text' | 'boolean'
  unit?: string | null
}
export type SpecificationRow = {
  parameter?: unknown
  number?: number | string | null
  max?: number | string | null
  yes?: boolean | null
  text?: string | null
}

const fieldsOf = {
  number: ['number'],
  range: ['number', 'max'],
  text: ['text'],
  boolean: ['yes'],
} as const satisfies Record<Parameter['kind'], readonly (keyof SpecificationRow)[]>

/** Whether a row offers a field: those of its parameter's kind, and one with a value, which would else be refused unseen. */
export function offersField(parameter: Parameter | undefined, name: string, value: unknown): boolean {
  const isEmpty = value === null || value === undefined || value === '' || value === false
  return !isEmpty || (parameter !== undefined && (fieldsOf[parameter.kind] as readonly string[]).includes(name))
}

/** What a closed row says: `Blade diameter: 450 mm`. */
export function toRowLabel(parameter: Parameter, row: SpecificationRow, language: string, yes: string): string {
  const figures = [row.number, row.max]
    .filter((it) => typeof it === 'number')
    .map((it) => formatFigure(it, language))
    .join(' – ')
  const value = row.text || (figures && [figures, parameter.unit].filter(Boolean).join(' ')) || (row.yes ? yes : '')
  return [parameter.name, value].filter(Boolean).join(': ')
}
