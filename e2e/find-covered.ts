import type { Page } from '@playwright/test'
import { isHydrated, wakePage } from './open-page.ts'

/** The links and buttons within a part of the page of which something else lies over the middle. */
export async function findCovered(page: Page, selector: string): Promise<string[]> {
  await wakePage(page)
  await isHydrated(page)
  return page.locator(selector).evaluate((part) =>
    [...part.querySelectorAll<HTMLElement>('a, button')].flatMap((it) => {
      const { left, top, width, height } = it.getBoundingClientRect()
      const isInView = width > 1 && left >= 0 && left + width <= innerWidth && top + height <= innerHeight
      if (!isInView || !it.checkVisibility({ visibilityProperty: true })) return []
      const points = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(left + width / 2, top + height * share))
      return points.every((over) => over && (it.contains(over) || over.contains(it)))
        ? []
        : [it.ariaLabel ?? it.textContent.trim()]
    }),
  )
}
