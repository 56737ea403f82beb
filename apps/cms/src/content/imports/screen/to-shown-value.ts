import { formatFigure } from '../../specifications/figures.ts'
import type { Value } from '../columns/values.ts'
import { importTexts } from '../import-texts.ts'

/** A value as an editor reads it: figures as the editor's language writes them. */
export function toShownValue(value: Value, reader: string): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return importTexts(reader)[value ? 'yes' : 'no']
  return typeof value === 'number' ? formatFigure(value, reader) : value
}
