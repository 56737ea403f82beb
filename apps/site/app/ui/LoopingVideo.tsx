import type { Video } from '@vitrine/contract/shapes/media'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/LanguageContext.tsx'
import styles from './LoopingVideo.module.css'
import { Icon } from './Icon.tsx'

/** A short silent film that goes round and round once it is asked for: nothing of it is loaded before. Without script the browser's own controls start it. */
export function LoopingVideo({ video: { title, sources, poster } }: { video: Video }) {
  const text = useText()
  const [playing, setPlaying] = useState(false)
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => film.current?.removeAttribute('controls'), [])

  function toggle() {
    if (playing) film.current?.pause()
    // What cannot be played leaves its poster and its button.
    else film.current?.play().catch(console.error)
  }

  return (
    <div className={styles.frame}>
      <video
        ref={film}
        className={styles.film}
        controls
        loop
        playsInline
        preload="none"
        poster={poster?.src}
        width={poster?.width ?? 1280}
        height={poster?.height ?? 960}
        aria-label={title}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <button
        type="button"
        className={styles.toggle}
        data-playing={playing}
        onClick={toggle}
        aria-label={`${text(playing ? 'carousel.pause' : 'carousel.play')}: ${title}`}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </div>
  )
}
