import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from './reduced-motion.ts'
import { toTrackState, type TrackState } from './track-state.ts'

export type Track<E extends HTMLElement> = TrackState & {
  ref: RefObject<E | null>
  /** Scrolls an item to the start of the track, instantly or smoothly. */
  show: (index: number, behavior?: 'instant') => void
  /** Scrolls on (1) or back (-1) by as many items as are visible. */
  move: (direction: 1 | -1) => void
}

/** The state of a row that the browser scrolls (scroll-snap): which item is first, and whether an end is reached. */
export function useTrack<E extends HTMLElement>(): Track<E> {
  const ref = useRef<E>(null)
  const [state, setState] = useState<TrackState>({ index: 0, atStart: true, atEnd: false })

  useEffect(() => {
    const track = ref.current
    if (!track) return
    const update = () => setState((before) => toTrackState(measure(track), before))
    const resizeObserver = new ResizeObserver(update)
    resizeObserver.observe(track)
    track.addEventListener('scroll', update, { passive: true })
    return () => {
      resizeObserver.disconnect()
      track.removeEventListener('scroll', update)
    }
  }, [])

  const show = useCallback((index: number, behavior?: 'instant') => {
    if (ref.current) scroll(ref.current, index * stepOf(ref.current), behavior)
  }, [])
  const move = useCallback((direction: 1 | -1) => {
    const track = ref.current
    if (!track) return
    const step = stepOf(track)
    const items = Math.max(1, Math.floor(track.clientWidth / step))
    scroll(track, Math.abs(track.scrollLeft) + direction * items * step)
  }, [])

  return { ...state, ref, show, move }
}

function measure(track: HTMLElement) {
  const { scrollLeft, clientWidth, scrollWidth } = track
  return { offset: Math.abs(scrollLeft), visible: clientWidth, total: scrollWidth, step: stepOf(track) }
}

/** The distance between two items, in pixels. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>
  if (!first || !second) return track.clientWidth
  return Math.abs(second.offsetLeft - first.offsetLeft) || track.clientWidth
}

/** In right-to-left text scroll positions are negative. */
function scroll(track: HTMLElement, distance: number, behavior: ScrollBehavior = 'smooth') {
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1
  track.scrollTo({ left: distance * sign, behavior: prefersReducedMotion() ? 'instant' : behavior })
}
