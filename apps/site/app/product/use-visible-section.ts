import { useEffect, useState } from 'react'

export type AnchorSection = { id: string }

/** The id of the section that the visitor is reading: the one that crosses the upper third of the screen. */
export function useVisibleSection(sections: readonly AnchorSection[]): string | undefined {
  const [visible, setVisible] = useState<string>()
  const ids = sections.map((section) => section.id).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        const left = (id: string | undefined) => entries.some((entry) => entry.target.id === id)
        setVisible((before) => entered?.target.id ?? (left(before) ? undefined : before))
      },
      { rootMargin: '-30% 0% -70%' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return visible
}
