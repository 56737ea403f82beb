import { formatFigure } from '../specifications/figures.ts'
import type { Decimal } from './columns/parsed.ts'

/** How people write figures in a language of the back office. Arabic and Persian have a comma of their own, which spreadsheets do not write. */
export const decimalOf = (reader: string): Decimal => (formatFigure(1.5, reader).includes(',') ? 'comma' : 'point')
