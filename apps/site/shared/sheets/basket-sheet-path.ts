import { formatLines, type SharedLine } from '../basket/shared-lines.ts'
import { PRODUCTS_PARAM, SHEET_PATH } from './sheet-path.ts'

/** The address of the sheet of a basket. It stands apart, as other pages need no lines of baskets. */
export const basketSheetPath = (lines: readonly SharedLine[]) =>
  `${SHEET_PATH}/basket.pdf?${PRODUCTS_PARAM}=${formatLines(lines)}`
