import { useCallback, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../ui/reduced-motion.ts'
import { createModelView, type ModelView } from './model-view.ts'

type State = 'loading' | 'shown' | 'failed'

/** Shows the model on the canvas while the component is mounted, and says which part is pointed at. */
export function useModelView(src: string) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<State>('loading')
  const [view, setView] = useState<ModelView | null>(null)
  const [part, setPart] = useState<string | null>(null)
  /** As `part`, known before React has drawn it: a press may come right after the pointer has left the model. */
  const marked = useRef<string | null>(null)
  const reducedMotion = useReducedMotion()

  const showPart = useCallback((shown: string | null) => {
    marked.current = shown
    setPart(shown)
  }, [])

  useEffect(() => {
    if (!canvas.current) return
    const unmounting = new AbortController()
    let shown: ModelView | undefined
    createModelView(canvas.current, { src, reducedMotion, signal: unmounting.signal, onPart: showPart }).then(
      (created) => {
        if (unmounting.signal.aborted) return created.close()
        shown = created
        setView(created)
        setState('shown')
      },
      (error: unknown) => {
        if (unmounting.signal.aborted) return
        console.warn('the 3D model cannot be shown:', error)
        setState('failed')
      },
    )
    return () => {
      unmounting.abort()
      shown?.close()
    }
  }, [src, reducedMotion, showPart])

  /** Marks a part, or takes the mark back. */
  function toggle(pressed: string) {
    const chosen = pressed === marked.current ? null : pressed
    view?.mark(chosen)
    showPart(chosen)
  }

  return { canvas, state, view, part, toggle }
}
