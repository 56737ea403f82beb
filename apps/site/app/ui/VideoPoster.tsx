import type { Picture as PictureData } from '@vitrine/contract/shapes/media'
import { Picture } from './Picture.tsx'
import styles from './VideoPoster.module.css'

/**
 * What a video shows until it is started. It lies beneath the video: a `poster` attribute can choose neither type nor width, and is fetched
 * wherever the video is on the page.
 */
export function VideoPoster({ poster, sizes }: { poster: PictureData; sizes: string }) {
  return <Picture picture={poster} sizes={sizes} className={styles.poster} decorative />
}
