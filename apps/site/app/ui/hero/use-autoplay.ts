import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { HERO_SLIDE_MS } from '../../../shared/constants.ts'
import { useReducedMotion } from '../reduced-motion.ts'

type Autoplay = {
  index: number
  /** The visitor's choice; null as long as none was made: then it plays unless the system prefers reduced motion. */
  playing: boolean | null
  isPaused: boolean
  onDone: () => void
}

const neverChanges = () => () => {}
const isFalse = () => false
const isTrue = () => true

/** When this document was first painted, in ms since it was asked for. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null

/** Fills the current dot over 5 s and calls `onDone` when it is full. The animation itself is the timer. */
export function useAutoplay({ index, playing, isPaused, onDone }: Autoplay) {
  const reducedMotion = useReducedMotion()
  const fill = useRef<HTMLElement>(null)
  const timer = useRef<Animation>(null)
  const done = useRef(onDone)
  const isRunning = playing ?? !reducedMotion
  const isHydrating = useSyncExternalStore(neverChanges, isFalse, isTrue)
  // While the page slept the styles have filled the dot: it goes on from there.
  const shownSince = useRef(isHydrating ? firstPaint() : null)

  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (!isRunning || !fill.current) return
    const animation = fill.current.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], HERO_SLIDE_MS)
    if (shownSince.current !== null) animation.currentTime = performance.now() - shownSince.current
    shownSince.current = null
    animation.onfinish = () => done.current()
    timer.current = animation
    return () => animation.cancel()
  }, [index, isRunning])
  useEffect(() => {
    if (!isRunning) return
    if (isPaused) timer.current?.pause()
    // One that has ended while the page slept would begin anew.
    else if (timer.current?.playState === 'paused') timer.current.play()
  }, [index, isRunning, isPaused])

  const fillOf = useCallback((element: HTMLElement | null) => {
    if (element) fill.current = element
  }, [])
  return { fillOf, isRunning }
}
