import type { Picture as PictureData } from '@vitrine/contract/shapes/media'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Picture } from '../Picture.tsx'
import { scrollToPoint } from './scroll-to-point.ts'
import styles from './GalleryDialog.module.css'

type GallerySlideProps = {
  picture: PictureData
  /** Whether the picture is shown or the next one, and so is fetched. */
  isNear: boolean
  zoomed: boolean
  hidden: boolean
  onZoom: (zoomed: boolean) => void
}

/** A picture of the gallery. Enlarged, it is scrolled, and begins at the point that was pressed. */
export function GallerySlide({ picture, isNear, zoomed, hidden, onZoom }: GallerySlideProps) {
  const slide = useRef<HTMLLIElement>(null)

  // The scroll position of an enlarged picture must not remain when it is shown whole.
  useEffect(() => {
    if (!zoomed) slide.current?.scrollTo(0, 0)
  }, [zoomed])

  function handleClick(event: MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const point = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
    onZoom(!zoomed)
    if (!zoomed) requestAnimationFrame(() => slide.current && scrollToPoint(slide.current, point))
  }

  return (
    <li ref={slide} className={styles.slide} data-zoomed={zoomed} inert={hidden} tabIndex={zoomed ? 0 : undefined}>
      {/* The button below the picture does the same from the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.stage} onClick={handleClick}>
        {isNear && <Picture picture={picture} sizes={zoomed ? '220vw' : '100vw'} eager />}
      </div>
    </li>
  )
}
