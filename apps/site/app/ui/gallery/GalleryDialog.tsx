import type { Picture as PictureData } from '@vitrine/contract/shapes/media'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/LanguageContext.tsx'
import { Icon } from '../Icon.tsx'
import { ModalDialog } from '../ModalDialog.tsx'
import { TrackButtons } from '../TrackButtons.tsx'
import { useTrack } from '../use-track.ts'
import styles from './GalleryDialog.module.css'
import { GallerySlide } from './GallerySlide.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'

type GalleryDialogProps = {
  pictures: readonly PictureData[]
  /** What the pictures show, such as the name of a product. */
  label: string
  /** The picture to begin with, from 0. */
  first: number
  onClose: () => void
}

/** Pictures over the whole screen: moved by swipe, arrow keys or buttons, enlarged by a click. */
export function GalleryDialog({ pictures, label, first, onClose }: GalleryDialogProps) {
  const text = useText()
  const { ref, index, atStart, atEnd, show, move } = useTrack<HTMLUListElement>()
  const [zoomed, setZoomed] = useState<number | null>(null)
  const isEnlarged = zoomed === index
  // Instantly, so that the first picture is not seen.
  useEffect(() => show(first, 'instant'), [first, show])
  useArrowKeys(ref, isEnlarged ? null : move)

  return (
    <ModalDialog label={label} size="screen" onClose={onClose} plain>
      <div className={styles.gallery}>
        <ul ref={ref} className={styles.track} tabIndex={0}>
          {pictures.map((picture, number) => (
            <GallerySlide
              key={picture.src}
              picture={picture}
              isNear={Math.abs(number - index) <= 1 || number === first}
              zoomed={zoomed === number && isEnlarged}
              hidden={number !== index}
              onZoom={(isZoomed) => setZoomed(isZoomed ? number : null)}
            />
          ))}
        </ul>
        <div className={styles.bar}>
          <p role="status">{text('product.picture', { number: index + 1, count: pictures.length })}</p>
          <button type="button" className={styles.zoom} onClick={() => setZoomed(isEnlarged ? null : index)}>
            <Icon name={isEnlarged ? 'minus' : 'plus'} />
            {text(isEnlarged ? 'gallery.zoomOut' : 'gallery.zoomIn')}
          </button>
          <TrackButtons atStart={atStart} atEnd={atEnd} move={move} className={styles.buttons} />
        </div>
      </div>
    </ModalDialog>
  )
}
