import type { Endpoint } from 'payload'
import { createImportEndpoints, forEditors } from '../create-import-endpoints.ts'
import { applySerials, undoSerials } from './apply-serials.ts'
import { checkSerials } from './check-serials.ts'
import { exportSerials } from './export-serials.ts'

/** Serial numbers as spreadsheets, and back. */
export const serialImportEndpoints: Endpoint[] = [
  { method: 'get', path: '/export', handler: forEditors(exportSerials) },
  ...createImportEndpoints({
    kind: 'serial-numbers',
    check: checkSerials,
    apply: applySerials,
    undo: undoSerials,
  }),
]
