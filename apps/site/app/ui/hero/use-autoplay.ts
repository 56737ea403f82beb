import { useCallback, useEffect, useRef } from 'react'
import { HERO_SLIDE_MS } from '../../../shared/constants.ts'
import { useReducedMotion } from '../reduced-motion.ts'

type Autoplay = {
  index: number
  /** The visitor's choice; null as long as none was made: then motion is shown unless the system asks for stillness. */
  playing: boolean | null
  held: boolean
  onDone: () => void
}

/** Fills the current dot over 5 s and calls `onDone` when it is full. The animation itself is the clock. */
export function useAutoplay({ index, playing, held, onDone }: Autoplay) {
  const still = useReducedMotion()
  const fill = useRef<HTMLElement>(null)
  const clock = useRef<Animation>(null)
  const done = useRef(onDone)
  const running = playing ?? !still

  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (!running || !fill.current) return
    const animation = fill.current.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], HERO_SLIDE_MS)
    animation.onfinish = () => done.current()
    clock.current = animation
    return () => animation.cancel()
  }, [index, running])
  useEffect(() => {
    if (!running) return
    if (held) clock.current?.pause()
    else clock.current?.play()
  }, [index, running, held])

  const fillOf = useCallback((element: HTMLElement | null) => {
    if (element) fill.current = element
  }, [])
  return { fillOf, running }
}
