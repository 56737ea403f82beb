import { useEffect, useState } from 'react'

/**
 * A part of the site that is fetched when it is first wanted; null until it is there.
 * @param onFail the part could not be fetched: the page goes on without it
 */
export function useLater<Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  onFail: (error: unknown) => void,
): Part | null {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null)
  const missing = wanted && !loaded
  useEffect(() => {
    if (!missing) return
    let gone = false
    load().then(
      (part) => gone || setLoaded({ part }),
      (error: unknown) => gone || onFail(error),
    )
    return () => {
      gone = true
    }
    // Only being wanted starts it: the functions are new at each rendering.
  }, [missing])
  return loaded && loaded.part
}
