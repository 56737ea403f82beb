import type { Picture as PictureData } from '@vitrine/contract/shapes/media'
import { preload } from 'react-dom'

type PictureProps = {
  picture: PictureData
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  className?: string | undefined
  /**
   * The first picture of the page, of which there is one, is fetched before everything else; an `eager` one at once, as it is asked for; all
   * others when they are near the viewport, with low priority: browsers give the first five of a page more, and fetch them beside the first.
   */
  first?: boolean
  eager?: boolean
  /** Without alternative text, as the text beside it says the same. */
  decorative?: boolean
}

/** A picture in the widths and types of the content API. Its size is known before it is loaded. */
export function Picture({ picture, sizes, className, first = false, eager = first, decorative = false }: PictureProps) {
  if (first) preloadBest(picture, sizes)
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
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : eager ? undefined : 'low'}
        {...focusAttributes(picture)}
      />
    </picture>
  )
}

/** What stays in view, to the nearest tenth: the policy of pages allows no style of one element. */
function focusAttributes({ focus }: Pick<PictureData, 'focus'>) {
  return focus && { 'data-focus-x': Math.round(focus.x / 10), 'data-focus-y': Math.round(focus.y / 10) }
}

/** In the head, from where it is fetched before the page is read; browsers that do not know its type leave it. */
function preloadBest({ sources, src }: PictureData, sizes: string) {
  const [best] = sources
  if (!best) return
  preload(src, { as: 'image', imageSrcSet: best.srcset, imageSizes: sizes, type: best.type, fetchPriority: 'high' })
}
