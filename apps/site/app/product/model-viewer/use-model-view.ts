import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../ui/reduced-motion.ts'
import { createModelView, type ModelView } from './model-view.ts'

type State = 'loading' | 'shown' | 'failed'

/** Shows the model on the canvas as long as the component stands, and tells which part is pointed at. */
export function useModelView(src: string) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<State>('loading')
  const [view, setView] = useState<ModelView | null>(null)
  const [part, setPart] = useState<string | null>(null)
  const still = useReducedMotion()

  useEffect(() => {
    if (!canvas.current) return
    const leaving = new AbortController()
    let shown: ModelView | undefined
    createModelView(canvas.current, { src, still, signal: leaving.signal, onPart: setPart }).then(
      (made) => {
        if (leaving.signal.aborted) return made.close()
        shown = made
        setView(made)
        setState('shown')
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return
        console.warn('the 3D model cannot be shown:', error)
        setState('failed')
      },
    )
    return () => {
      leaving.abort()
      shown?.close()
    }
  }, [src, still])

  function choose(chosen: string | null) {
    view?.mark(chosen)
    setPart(chosen)
  }

  return { canvas, state, view, part, choose }
}
