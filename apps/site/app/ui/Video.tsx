import type { Video as VideoData } from '@vitrine/contract/shapes/media'
import styles from './Video.module.css'
import { VideoPoster } from './VideoPoster.tsx'

/**
 * A video with the browser's controls; nothing of it is loaded before it is started.
 * @param sizes how wide it is shown, as of a picture
 */
export function Video({ video: { title, sources, poster }, sizes }: { video: VideoData; sizes: string }) {
  return (
    <div className={styles.frame}>
      {poster && <VideoPoster poster={poster} sizes={sizes} />}
      <video
        className={styles.video}
        controls
        playsInline
        preload="none"
        width={poster?.width ?? 1600}
        height={poster?.height ?? 900}
        aria-label={title}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
    </div>
  )
}
