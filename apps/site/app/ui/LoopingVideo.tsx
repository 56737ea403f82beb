import type { Video } from '@vitrine/contract/shapes/media'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/LanguageContext.tsx'
import styles from './LoopingVideo.module.css'
import { Icon } from './Icon.tsx'
import { VideoPoster } from './VideoPoster.tsx'

/**
 * A short silent video that loops once it is started; nothing of it is loaded before. Without script it has the browser's controls.
 * @param sizes how wide it is shown, as of a picture
 */
export function LoopingVideo({ video: { title, sources, poster }, sizes }: { video: Video; sizes: string }) {
  const text = useText()
  const [isPlaying, setIsPlaying] = useState(false)
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => element.current?.removeAttribute('controls'), [])

  function toggle() {
    if (isPlaying) element.current?.pause()
    // Where it cannot be played, the poster and the button stay.
    else element.current?.play().catch(console.error)
  }

  return (
    <div className={styles.frame}>
      {poster && <VideoPoster poster={poster} sizes={sizes} />}
      <video
        ref={element}
        className={styles.video}
        controls
        loop
        playsInline
        preload="none"
        width={poster?.width ?? 1280}
        height={poster?.height ?? 960}
        aria-label={title}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <button
        type="button"
        className={styles.toggle}
        data-playing={isPlaying}
        onClick={toggle}
        aria-label={`${text(isPlaying ? 'carousel.pause' : 'carousel.play')}: ${title}`}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
    </div>
  )
}
