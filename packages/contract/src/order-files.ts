/** What an order may carry: drawings as fabricators exchange them, documents, photographs. No archives and no programs. */
export const fileTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/vnd.dxf',
  'image/vnd.dwg',
  'model/step',
] as const

export type FileType = (typeof fileTypes)[number]

/** How the name of such a file ends, for downloads and for the file picker of a form. */
export const endingsOf: Record<FileType, readonly string[]> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/vnd.dxf': ['.dxf'],
  'image/vnd.dwg': ['.dwg'],
  'model/step': ['.step', '.stp'],
}

/** How many bytes of a file `fileTypeOf` looks at. */
export const HEAD_BYTES = 1024

const beginsWith = (signature: string) => (head: string) => head.startsWith(signature)
const matches = (pattern: RegExp) => (head: string) => pattern.test(head)

const signatures: readonly [FileType, (head: string) => boolean][] = [
  ['application/pdf', matches(/^%PDF-\d/)],
  ['image/png', beginsWith('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', beginsWith('\xff\xd8\xff')],
  ['image/webp', matches(/^RIFF[\s\S]{4}WEBPVP8/)],
  ['image/vnd.dwg', matches(/^AC10\d\d/)],
  ['image/vnd.dxf', beginsWith('AutoCAD Binary DXF\r\n')],
  // Text: a comment (group 999) may stand before the first section.
  ['image/vnd.dxf', matches(/^(?:\xef\xbb\xbf)?(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\nSECTION\r?\n/)],
  ['model/step', matches(/^(?:\xef\xbb\xbf)?\s*ISO-10303-21\s*;/)],
]

/** What a file is by its first bytes, whatever its name and its sender say; null where it is nothing that an order may carry. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  return signatures.find(([, fits]) => fits(head))?.[0] ?? null
}
