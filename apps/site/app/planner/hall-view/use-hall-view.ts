import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../ui/reduced-motion.ts'
import type { PlannerState } from '../use-planner.ts'
import { createHallView, type HallView } from './hall-view.ts'

/** Shows the hall on the canvas while the component is mounted, as it was when that began: nothing of it changes below a dialog. */
export function useHallView({ hall, placed }: Pick<PlannerState, 'hall' | 'placed'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [view, setView] = useState<HallView | null>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const reducedMotion = useReducedMotion()
  const [shown] = useState({ hall, placed })

  useEffect(() => {
    if (!canvas.current) return
    const unmounting = new AbortController()
    const { signal } = unmounting
    let created: HallView | undefined
    const onProgress = (done: number, all: number) => !signal.aborted && setState(done < all ? 'loading' : 'shown')
    createHallView(canvas.current, { ...shown, reducedMotion, signal, onProgress }).then(
      (view) => {
        if (signal.aborted) return view.close()
        created = view
        setView(view)
      },
      (error: unknown) => {
        if (signal.aborted) return
        console.warn('the hall cannot be shown in 3D:', error)
        setState('failed')
      },
    )
    return () => {
      unmounting.abort()
      created?.close()
    }
  }, [shown, reducedMotion])

  return { canvas, state, view }
}
