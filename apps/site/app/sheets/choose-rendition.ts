import type { Picture } from '@vitrine/contract/shapes/media'
import type { SheetPicture } from '../../shared/sheets/sheet.ts'

/** The file of a picture that paper needs: the smallest WebP of this width or more, which has to be fetched and read. */
export function chooseRendition(picture: Picture, width: number): string {
  const srcset = picture.sources.find(({ type }) => type === 'image/webp')?.srcset ?? ''
  const files = srcset.split(',').flatMap((part) => {
    const [src, size = ''] = part.trim().split(/\s+/)
    return src && /^\d+w$/.test(size) ? [{ src, width: parseInt(size, 10) }] : []
  })
  const byWidth = files.toSorted((a, b) => a.width - b.width)
  return (byWidth.find((it) => it.width >= width) ?? byWidth.at(-1))?.src ?? picture.src
}

/** A picture that says something. @param alt its text where it has none itself */
export function toSheetPicture(picture: Picture, width: number, alt: string): SheetPicture {
  return { src: chooseRendition(picture, width), alt: picture.alt || alt }
}

/** A picture beside the name of what it shows. */
export function toSmallPicture(picture: Picture | null): SheetPicture | null {
  return picture && { src: chooseRendition(picture, 320), alt: '' }
}
