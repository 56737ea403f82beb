import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from './reduced-motion.ts'
import { toTrackState, type TrackState } from './track-state.ts'

export type Track<E extends HTMLElement> = TrackState & {
  ref: RefObject<E | null>
  /** Brings an item to the start of the track, at once or in motion. */
  show: (index: number, behavior?: 'instant') => void
  /** Moves on (1) or back (-1) by about a screenful. */
  move: (direction: 1 | -1) => void
}

/** A row that scrolls by itself (scroll-snap), watched: which item stands first, and whether an end is reached. */
export function useTrack<E extends HTMLElement>(): Track<E> {
  const ref = useRef<E>(null)
  const [state, setState] = useState<TrackState>({ index: 0, atStart: true, atEnd: false })

  useEffect(() => {
    const track = ref.current
    if (!track) return
    const look = () => setState((before) => toTrackState(measure(track), before))
    const sizes = new ResizeObserver(look)
    sizes.observe(track)
    track.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      track.removeEventListener('scroll', look)
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
  return { offset: Math.abs(scrollLeft), visible: clientWidth, whole: scrollWidth, step: stepOf(track) }
}

/** From one item's start to the next one's, in pixels. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>
  if (!first || !second) return track.clientWidth
  return Math.abs(second.offsetLeft - first.offsetLeft) || track.clientWidth
}

/** In right-to-left text the browser counts scrolling downwards from 0. */
function scroll(track: HTMLElement, distance: number, behavior: ScrollBehavior = 'smooth') {
  const flow = getComputedStyle(track).direction === 'rtl' ? -1 : 1
  track.scrollTo({ left: distance * flow, behavior: prefersReducedMotion() ? 'instant' : behavior })
}
