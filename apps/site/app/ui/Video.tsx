import type { Video as VideoData } from '@vitrine/contract/shapes/media'
import styles from './Video.module.css'

/** A video with the browser's controls; nothing of it is loaded before it is started. */
export function Video({ video }: { video: VideoData }) {
  return (
    <video
      className={styles.video}
      controls
      playsInline
      preload="none"
      poster={video.poster?.src}
      width={video.poster?.width ?? 1600}
      height={video.poster?.height ?? 900}
      aria-label={video.title}
    >
      {video.sources.map((source) => (
        <source key={source.src} src={source.src} type={source.type} />
      ))}
    </video>
  )
}
