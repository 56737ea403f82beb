import { extname } from 'node:path'

/** What may be a document, by the end of its name: how it is sent, and what people call it. None of it runs in a browser. */
const fileTypes: Record<string, { type: string; format: string }> = {
  '.pdf': { type: 'application/pdf', format: 'PDF' },
  '.dxf': { type: 'image/vnd.dxf', format: 'DXF' },
  '.dwg': { type: 'image/vnd.dwg', format: 'DWG' },
  '.step': { type: 'model/step', format: 'STEP' },
  '.stp': { type: 'model/step', format: 'STEP' },
  '.csv': { type: 'text/csv; charset=utf-8', format: 'CSV' },
  '.xlsx': { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', format: 'XLSX' },
  '.txt': { type: 'text/plain; charset=utf-8', format: 'TXT' },
  '.zip': { type: 'application/zip', format: 'ZIP' },
}

/** Null where a file of this name cannot be a document. */
export const fileTypeOf = (fileName: string) => fileTypes[extname(fileName).toLowerCase()] ?? null

/** The ends of names, for a sentence: `PDF, DXF, …`. */
export const listFormats = (): string => [...new Set(Object.values(fileTypes).map(({ format }) => format))].join(', ')
