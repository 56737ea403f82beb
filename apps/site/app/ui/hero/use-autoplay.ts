import { useCallback, useEffect, useRef } from 'react'
import { HERO_SLIDE_MS } from '../../../shared/constants.ts'
import { useReducedMotion } from '../reduced-motion.ts'

type Autoplay = {
  index: number
  /** The visitor's choice; null as long as none was made: then it plays unless the system prefers reduced motion. */
  playing: boolean | null
  isPaused: boolean
  onDone: () => void
}

/** Fills the current dot over 5 s and calls `onDone` when it is full. The animation itself is the timer. */
export function useAutoplay({ index, playing, isPaused, onDone }: Autoplay) {
  const reducedMotion = useReducedMotion()
  const fill = useRef<HTMLElement>(null)
  const timer = useRef<Animation>(null)
  const done = useRef(onDone)
  const isRunning = playing ?? !reducedMotion

  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (!isRunning || !fill.current) return
    const animation = fill.current.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], HERO_SLIDE_MS)
    animation.onfinish = () => done.current()
    timer.current = animation
    return () => animation.cancel()
  }, [index, isRunning])
  useEffect(() => {
    if (!isRunning) return
    if (isPaused) timer.current?.pause()
    else timer.current?.play()
  }, [index, isRunning, isPaused])

  const fillOf = useCallback((element: HTMLElement | null) => {
    if (element) fill.current = element
  }, [])
  return { fillOf, isRunning }
}
