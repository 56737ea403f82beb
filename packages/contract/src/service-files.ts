import { fileTypeOf, fileTypes, HEAD_BYTES, endingsOf as endingsOfOrders } from './order-files.ts'

/** What a service request may carry besides what an order may: what phones take pictures and films with. */
const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm', 'video/3gpp'] as const

/** What a service request may carry: photographs, films, and a PDF such as a report of the control. */
export const serviceFileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  ...videoTypes,
  'application/pdf',
] as const

/** What any enquiry may carry. */
export const enquiryFileTypes = [...fileTypes, 'image/heic', ...videoTypes] as const

export type ServiceFileType = (typeof serviceFileTypes)[number]
export type EnquiryFileType = (typeof enquiryFileTypes)[number]

/** How the name of such a file ends, for downloads. */
export const endingsOf: Record<EnquiryFileType, readonly string[]> = {
  ...endingsOfOrders,
  'image/heic': ['.heic', '.heif'],
  'video/mp4': ['.mp4', '.m4v'],
  'video/quicktime': ['.mov', '.qt'],
  'video/webm': ['.webm'],
  'video/3gpp': ['.3gp', '.3g2'],
}

export const isVideo = (type: string): boolean => (videoTypes as readonly string[]).includes(type)

/** What browsers show as a picture. HEIC, as some phones take photographs, is for downloading. */
export const isPicture = (type: string): boolean => ['image/jpeg', 'image/png', 'image/webp'].includes(type)

/** What any file of an enquiry is by its first bytes; null where none may be so. */
export const enquiryFileTypeOf = (bytes: Uint8Array): EnquiryFileType | null => fileTypeOf(bytes) ?? videoTypeOf(bytes)

/** What a file of a service request is by its first bytes, whatever its name says; null where it may not be one. */
export function serviceFileTypeOf(bytes: Uint8Array): ServiceFileType | null {
  const type = enquiryFileTypeOf(bytes)
  return serviceFileTypes.find((it) => it === type) ?? null
}

/** Films and HEIC begin with a box `ftyp` (ISO 14496-12) that names the brand, WebM with a header of EBML that names the document type. */
function videoTypeOf(bytes: Uint8Array): ServiceFileType | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  if (head.startsWith('\x1a\x45\xdf\xa3')) return head.slice(0, 64).includes('webm') ? 'video/webm' : null
  if (head.slice(4, 8) !== 'ftyp') return null
  const brand = head.slice(8, 12)
  if (brand === 'qt  ') return 'video/quicktime'
  if (/^3g[2gp]/.test(brand)) return 'video/3gpp'
  if (/^(?:hei[cmsx]|hev[cx]|mif1|msf1)$/.test(brand)) return 'image/heic'
  // Sound alone and AVIF are boxes too.
  return /^(?:iso\w|mp4\d|avc1|dash|M4V |MSNV|mmp4|f4v )$/.test(brand) ? 'video/mp4' : null
}
