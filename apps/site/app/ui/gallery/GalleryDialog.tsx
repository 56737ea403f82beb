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
  /** What is to be seen, such as a machine's name. */
  label: string
  /** The picture to begin with, from 0. */
  first: number
  onClose: () => void
}

/** Pictures over the whole screen: leafed through by swipe, arrow keys or buttons, enlarged by a press. */
export function GalleryDialog({ pictures, label, first, onClose }: GalleryDialogProps) {
  const text = useText()
  const { ref, index, atStart, atEnd, show, move } = useTrack<HTMLUListElement>()
  const [zoomed, setZoomed] = useState<number | null>(null)
  const enlarged = zoomed === index
  // At once, before the visitor sees the first one pass by.
  useEffect(() => show(first, 'instant'), [first, show])
  useArrowKeys(ref, enlarged ? null : move)

  return (
    <ModalDialog label={label} size="screen" onClose={onClose} plain>
      <div className={styles.gallery}>
        <ul ref={ref} className={styles.track} tabIndex={0}>
          {pictures.map((picture, number) => (
            <GallerySlide
              key={picture.src}
              picture={picture}
              near={Math.abs(number - index) <= 1 || number === first}
              zoomed={zoomed === number && enlarged}
              hidden={number !== index}
              onZoom={(wanted) => setZoomed(wanted ? number : null)}
            />
          ))}
        </ul>
        <div className={styles.bar}>
          <p role="status">{text('product.picture', { number: index + 1, count: pictures.length })}</p>
          <button type="button" className={styles.zoom} onClick={() => setZoomed(enlarged ? null : index)}>
            <Icon name={enlarged ? 'minus' : 'plus'} />
            {text(enlarged ? 'gallery.zoomOut' : 'gallery.zoomIn')}
          </button>
          <TrackButtons atStart={atStart} atEnd={atEnd} move={move} className={styles.buttons} />
        </div>
      </div>
    </ModalDialog>
  )
}
