import type { Picture as PictureData } from '@vitrine/contract/shapes/media'

type PictureProps = {
  picture: PictureData
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  className?: string | undefined
  /** The first picture of the page is fetched early; all others when they are near the viewport. */
  first?: boolean
  /** Without alternative text, as the text beside it says the same. */
  decorative?: boolean
}

/** A picture in the widths and types of the content API. Its size is known before it is loaded. */
export function Picture({ picture, sizes, className, first = false, decorative = false }: PictureProps) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        className={className}
        src={picture.src}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'auto' : 'async'}
      />
    </picture>
  )
}
