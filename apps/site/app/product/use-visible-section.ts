import { useEffect, useState } from 'react'
import type { ProductPart } from './product-sections.ts'

/** Which part of the page the visitor is reading: the one that crosses the upper third of the screen. */
export function useVisiblePart(parts: readonly ProductPart[]): string | undefined {
  const [seen, setSeen] = useState<string>()
  const ids = parts.map((part) => part.id).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        const left = (id: string | undefined) => entries.some((entry) => entry.target.id === id)
        setSeen((before) => entered?.target.id ?? (left(before) ? undefined : before))
      },
      { rootMargin: '-30% 0% -70%' },
    )
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [ids])
  return seen
}
