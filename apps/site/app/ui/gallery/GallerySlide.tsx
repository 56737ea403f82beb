import type { Picture as PictureData } from '@vitrine/contract/shapes/media'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Picture } from '../Picture.tsx'
import { scrollToPoint } from './scroll-to-point.ts'
import styles from './GalleryDialog.module.css'

type GallerySlideProps = {
  picture: PictureData
  /** It is shown or next in line: worth fetching. */
  near: boolean
  zoomed: boolean
  hidden: boolean
  onZoom: (zoomed: boolean) => void
}

/** One picture of the gallery. Enlarged it is moved by scrolling, and opens where it was pressed. */
export function GallerySlide({ picture, near, zoomed, hidden, onZoom }: GallerySlideProps) {
  const slide = useRef<HTMLLIElement>(null)

  // The whole picture begins at its corner: a fraction of a pixel is enough to stay scrolled.
  useEffect(() => {
    if (!zoomed) slide.current?.scrollTo(0, 0)
  }, [zoomed])

  function press(event: MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const point = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
    onZoom(!zoomed)
    if (!zoomed) requestAnimationFrame(() => slide.current && scrollToPoint(slide.current, point))
  }

  return (
    <li ref={slide} className={styles.slide} data-zoomed={zoomed} inert={hidden} tabIndex={zoomed ? 0 : undefined}>
      {/* The button below the picture does the same from the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.stage} onClick={press}>
        {near && <Picture picture={picture} sizes={zoomed ? '220vw' : '100vw'} first />}
      </div>
    </li>
  )
}
