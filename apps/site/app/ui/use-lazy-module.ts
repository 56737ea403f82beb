import { useEffect, useRef, useState } from 'react'

/**
 * Something that is fetched when it is first wanted; null until it is there.
 * @param onFail it could not be fetched: the page goes on without it
 */
export function useLazyModule<Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  onFail: (error: unknown) => void,
): Part | null {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null)
  // New at each rendering; only being wanted starts anything.
  const latest = useRef({ load, onFail })
  useEffect(() => {
    latest.current = { load, onFail }
  })

  const missing = wanted && !loaded
  useEffect(() => {
    if (!missing) return
    let gone = false
    latest.current.load().then(
      (part) => gone || setLoaded({ part }),
      (error: unknown) => gone || latest.current.onFail(error),
    )
    return () => {
      gone = true
    }
  }, [missing])

  return loaded && loaded.part
}
