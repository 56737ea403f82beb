import { useEffect, useState } from 'react'

/** Whether an element of the page has been scrolled out of sight; false where there is none. */
export function useIsAway(selector: string): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const element = document.querySelector(selector)
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => setIsAway(entries.at(-1)?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [selector])
  return isAway
}
