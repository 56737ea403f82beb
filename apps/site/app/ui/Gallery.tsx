import type { Picture as PictureData } from '@vitrine/contract/shapes/media'
import { useGalleryDialog } from './gallery/use-gallery-dialog.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { classNames } from './class-names.ts'
import styles from './Gallery.module.css'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { TrackButtons } from './TrackButtons.tsx'
import { useTrack } from './use-track.ts'

/**
 * Pictures in a row to scroll, with thumbnails, which can be enlarged. The first one is the page's largest and fetched early.
 * @param sizes how wide they are shown
 */
export function Gallery({ pictures, name, sizes }: { pictures: readonly PictureData[]; name: string; sizes: string }) {
  const text = useText()
  const { ref, index, atStart, atEnd, show, move } = useTrack<HTMLUListElement>()
  const label = `${text('product.gallery')}: ${name}`
  const { open, dialog } = useGalleryDialog(pictures, label)
  if (pictures.length === 0) return <div className={styles.stage} />
  return (
    <div className={styles.gallery} role="group" aria-label={label}>
      <ul ref={ref} className={styles.track}>
        {pictures.map((picture, number) => (
          <li key={picture.src} className={classNames(styles.stage, number > 0 && styles.later)}>
            <button type="button" className={styles.enlarge} aria-haspopup="dialog" onClick={() => open(number)}>
              <Picture picture={picture} sizes={sizes} first={number === 0} />
              <span className={styles.hint}>
                <Icon name="enlarge" />
                <span className={styles.name}>{text('gallery.zoomIn')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {dialog}
      {pictures.length > 1 && (
        <div className={styles.controls}>
          <ul className={styles.thumbs}>
            {pictures.map((picture, number) => (
              <li key={picture.src}>
                <button
                  type="button"
                  className={styles.thumb}
                  aria-current={number === index}
                  onClick={() => show(number)}
                >
                  <Picture picture={picture} sizes="72px" decorative />
                  <span className={styles.name}>
                    {text('product.picture', { number: number + 1, count: pictures.length })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <TrackButtons atStart={atStart} atEnd={atEnd} move={move} />
        </div>
      )}
    </div>
  )
}
