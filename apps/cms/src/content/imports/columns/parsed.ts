import type { ImportKey } from '../import-texts.ts'
import type { Value } from './values.ts'

/** Why a cell cannot be taken: a key of what the back office says, and what is filled in. */
export type Problem = { key: Extract<ImportKey, `cell.${string}`>; values?: Record<string, string> }
export type Parsed = { value: Value } | { problem: Problem }

/** How figures are written. */
export type Decimal = 'comma' | 'point'
