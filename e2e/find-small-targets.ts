import type { Page } from '@playwright/test'

/**
 * The controls of a page that a finger may miss: wherever in them, 21 px above or below their middle something else is hit, even if it is only what they stand in.
 * A link within a sentence is as high as its line, a pin as the map allows, and what only a keyboard brings up is for keyboards.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = []
    for (const it of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')) {
      const isHidden =
        !it.checkVisibility({ visibilityProperty: true }) ||
        it.closest('[aria-hidden=true], [inert], :popover-open, svg')
      if (isHidden || isInSentence(it)) continue
      // A label is pressed as well as its field, which may be drawn small or not at all.
      const labels = it instanceof HTMLInputElement ? [...(it.labels ?? [])] : []
      const targets = [it, ...labels].filter(isSeen)
      if (targets.length > 0 && !targets.some((target) => isHigh(target, [it, ...labels]))) small.push(describe(it))
    }
    return small

    function isHigh(target: HTMLElement, pressed: readonly HTMLElement[]): boolean {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      // Of a large one a corner may belong to another.
      return [0.5, 0.25, 0.75].some((at) =>
        [-21, 21].every((by) => {
          const over = document.elementFromPoint(left + width * at, top + height / 2 + by)
          return pressed.some((one) => one.contains(over))
        }),
      )
    }

    /** Not what is drawn as a point, nor what waits above the page for the keyboard. */
    function isSeen(it: HTMLElement): boolean {
      const { width, height, bottom } = it.getBoundingClientRect()
      return width > 1 && height > 1 && bottom + scrollY > 0
    }

    function describe(it: HTMLElement): string {
      const name = it.textContent.trim() || it.getAttribute('aria-label') || it.getAttribute('name') || it.tagName
      return `${name}: ${Math.round(it.getBoundingClientRect().height)}`
    }

    function isInSentence(it: HTMLElement): boolean {
      const around = it.parentElement?.closest('p, li, dd, address')
      return (
        getComputedStyle(it).display === 'inline' &&
        (around?.textContent.trim().length ?? 0) > it.textContent.trim().length
      )
    }
  })
}
