import type { Model3d, Picture, Video } from '@vitrine/contract/shapes/media'
import type { LanguageCode } from '@vitrine/locales/languages'
import { pictureKinds, pictureWidths, toSizeName } from '../content/media/picture-sizes.ts'
import { decideText, type Translations } from './translations.ts'

type Size = { filename?: string | null; width?: number | null } | null | undefined

export type MediaDocument = {
  id: number
  filename: string | null
  width: number | null
  height: number | null
  alt: Translations
  sizes: Record<string, Size> | null
  focus?: { x?: number | null; y?: number | null } | null
}
export type FileDocument = {
  id: number
  filename: string | null
  mimeType: string | null
  filesize?: number | null
  createdAt?: string
}
export type VideoGroup = { title?: Translations; sources?: number[] | null; poster?: number | null } | null | undefined

export type Uploads = { media: ReadonlyMap<number, MediaDocument>; files: ReadonlyMap<number, FileDocument> }

const toMediaAddress = (filename: string) => `/media/${encodeURIComponent(filename)}`
export const toFileAddress = (filename: string) => `/media/files/${encodeURIComponent(filename)}`

export function toPicture(media: MediaDocument | undefined, language: LanguageCode): Picture | null {
  if (!media?.filename || !media.width || !media.height) return null
  const sources = pictureKinds.flatMap(({ kind, type }) => {
    const srcset = toSrcset(pictureWidths.map((width) => media.sizes?.[toSizeName(kind, width)]))
    return srcset ? [{ type, srcset }] : []
  })
  return {
    src: toMediaAddress(media.filename),
    alt: decideText(media.alt, language),
    width: media.width,
    height: media.height,
    sources,
    ...toFocus(media.focus),
  }
}

/** Nothing for the middle, where a picture is cut evenly anyway. */
function toFocus(focus: MediaDocument['focus']): Pick<Picture, 'focus'> {
  const { x, y } = { x: focus?.x ?? 50, y: focus?.y ?? 50 }
  return x === 50 && y === 50 ? {} : { focus: { x: Math.round(x), y: Math.round(y) } }
}

/** A picture narrower than some of the widths was made in its own width for each of them: each width is listed once. */
function toSrcset(sizes: readonly Size[]): string {
  const byWidth = new Map<number, string>()
  for (const size of sizes) if (size?.filename && size.width) byWidth.set(size.width, size.filename)
  return [...byWidth].map(([width, filename]) => `${toMediaAddress(filename)} ${width}w`).join(', ')
}

export function toPictures(
  ids: readonly number[] | null | undefined,
  uploads: Uploads,
  language: LanguageCode,
): Picture[] {
  return (ids ?? []).flatMap((id) => toPicture(uploads.media.get(id), language) ?? [])
}

export function findPicture(id: number | null | undefined, uploads: Uploads, language: LanguageCode): Picture | null {
  return typeof id === 'number' ? toPicture(uploads.media.get(id), language) : null
}

/** Null where the video has no file. */
export function toVideo(video: VideoGroup, uploads: Uploads, language: LanguageCode): Video | null {
  const sources = (video?.sources ?? []).flatMap((id) => {
    const file = uploads.files.get(id)
    return file?.filename && file.mimeType ? [{ src: toFileAddress(file.filename), type: file.mimeType }] : []
  })
  if (sources.length === 0) return null
  const [first] = video?.sources ?? []
  const uploadedAt = first === undefined ? undefined : uploads.files.get(first)?.createdAt
  return {
    title: decideText(video?.title, language),
    sources,
    poster: findPicture(video?.poster, uploads, language),
    ...(uploadedAt && { uploaded_at: uploadedAt }),
  }
}

/** A file to download with its size; null where there is none. */
export function toDownload(id: number | null | undefined, uploads: Uploads): { src: string; bytes: number } | null {
  const file = typeof id === 'number' ? uploads.files.get(id) : undefined
  return file?.filename && file.filesize ? { src: toFileAddress(file.filename), bytes: file.filesize } : null
}

export const toModel3d = (id: number | null | undefined, uploads: Uploads): Model3d | null => toDownload(id, uploads)
