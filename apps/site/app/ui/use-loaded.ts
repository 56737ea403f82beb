import { useEffect, useRef, useState } from 'react'

/**
 * What a promise gives; null until then, and where it fails: the page is whole without it.
 * @param key loads anew where it is another one; with null nothing is loaded
 */
export function useLoaded<Value>(key: string | null, load: () => Promise<Value>): Value | null {
  const [loaded, setLoaded] = useState<{ key: string; value: Value } | null>(null)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    if (key === null) return
    let isOver = false
    latest.current().then((value) => isOver || setLoaded({ key, value }), console.warn)
    return () => {
      isOver = true
    }
  }, [key])
  return loaded && loaded.key === key ? loaded.value : null
}
