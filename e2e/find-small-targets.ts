import type { Page } from '@playwright/test'

/**
 * The controls of a page that a finger may miss: less than 44 px high. A link within a sentence is as high as its line, a pin as the map allows,
 * and what only a keyboard brings up is for keyboards.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = []
    for (const it of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')) {
      const isHidden =
        !it.checkVisibility({ visibilityProperty: true }) ||
        it.closest('[aria-hidden=true], [inert], :popover-open, svg')
      if (isHidden || isInSentence(it)) continue
      // What is pressed instead of a box that is drawn small or not at all.
      const target = it instanceof HTMLInputElement ? (it.labels?.[0] ?? it) : it
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      if (width <= 1 || height <= 1 || top + height <= 0) continue
      const reaches = [-21, 21].every((by) => {
        const over = document.elementFromPoint(left + width / 2, top + height / 2 + by)
        return over !== null && (target.contains(over) || over.contains(it) || over === it)
      })
      if (!reaches)
        small.push(`${(it.textContent.trim() || it.getAttribute('aria-label')) ?? it.tagName}: ${Math.round(height)}`)
    }
    return small

    function isInSentence(it: HTMLElement): boolean {
      const around = it.parentElement?.closest('p, li, dd, address')
      return (
        getComputedStyle(it).display === 'inline' &&
        (around?.textContent.trim().length ?? 0) > it.textContent.trim().length
      )
    }
  })
}
