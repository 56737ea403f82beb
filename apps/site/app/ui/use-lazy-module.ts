import { useEffect, useRef, useState } from 'react'

/**
 * Something that is loaded when it is first needed; null until it is loaded.
 * @param onFail called where it could not be loaded: the page works without it
 */
export function useLazyModule<Module>(
  isNeeded: boolean,
  load: () => Promise<Module>,
  onFail: (error: unknown) => void,
): Module | null {
  const [loaded, setLoaded] = useState<{ module: Module } | null>(null)
  // Both are new at each rendering, but only `isNeeded` starts anything.
  const latest = useRef({ load, onFail })
  useEffect(() => {
    latest.current = { load, onFail }
  })

  const isMissing = isNeeded && !loaded
  useEffect(() => {
    if (!isMissing) return
    let isUnmounted = false
    latest.current.load().then(
      (module) => isUnmounted || setLoaded({ module }),
      (error: unknown) => isUnmounted || latest.current.onFail(error),
    )
    return () => {
      isUnmounted = true
    }
  }, [isMissing])

  return loaded && loaded.module
}
