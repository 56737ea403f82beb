import type { Endpoint } from 'payload'
import { applyImport } from './applying/apply-import.ts'
import { undoImport } from './applying/undo-import.ts'
import { checkFile } from './checking/check-file.ts'
import { createImportEndpoints, forEditors } from './create-import-endpoints.ts'
import { exportProducts } from './export/export-products.ts'

/** Products as spreadsheets, and back. */
export const productImportEndpoints: Endpoint[] = [
  { method: 'get', path: '/export', handler: forEditors(exportProducts) },
  ...createImportEndpoints({
    kind: 'products',
    check: checkFile,
    apply: (req, job, found, { publish, overwrite }) =>
      applyImport(req, job, found, { publish: publish === 'true', overwrite: overwrite === 'true' }),
    undo: undoImport,
  }),
]
