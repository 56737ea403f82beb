import type { Picture as PictureData } from '@vitrine/contract/shapes/media'

type PictureProps = {
  picture: PictureData
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string
  className?: string | undefined
  /** The picture that a visitor sees first: fetched early. All others wait until they are near the screen. */
  first?: boolean
  /** Where the text beside it says it all: the picture is then silent to screen readers. */
  silent?: boolean
}

/** A picture in the widths and kinds that the content API offers; its box is known before it arrives. */
export function Picture({ picture, sizes, className, first = false, silent = false }: PictureProps) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        className={className}
        src={picture.src}
        alt={silent ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'auto' : 'async'}
      />
    </picture>
  )
}
