import { useEffect, useState } from 'react'

export type AnchorSection = { id: string }

/**
 * The id of the section that the visitor is reading: the last of those that begin above the lower end of the screen's upper third.
 * @param sections in the order in which they stand on the page
 */
export function useVisibleSection(sections: readonly AnchorSection[]): string | undefined {
  const [visible, setVisible] = useState<string>()
  const ids = sections.map((section) => section.id).join(' ')
  useEffect(() => {
    const all = ids.split(' ')
    const begun = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) begun[isIntersecting ? 'add' : 'delete'](target.id)
        setVisible(all.findLast((id) => begun.has(id)))
      },
      // However far above: of a jump from below a section to above it nothing else would be heard.
      { rootMargin: '1000000px 0px -70%' },
    )
    for (const id of all) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return visible
}
