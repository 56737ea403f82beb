import type { Page } from '@playwright/test'

/**
 * Lists whose last row is not filled: their cards stand side by side, and behind the last one is room for another. Rows of words and marks, whose
 * items are as wide as their text, are none.
 */
export function findHalfRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const list of document.querySelectorAll<HTMLElement>('main :is(ul, ol, dl)')) {
      const { display, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list)
      if (display !== 'grid' || !list.checkVisibility()) continue
      const items = [...list.children].map((it) => it.getBoundingClientRect()).filter(({ width }) => width > 1)
      const bottomRow = Math.max(...items.map(({ top }) => top))
      const last = items.filter(({ top }) => Math.abs(top - bottomRow) < 2)
      // Where all stand below each other there are no rows.
      if (items.every(({ left }) => Math.abs(left - (items[0]?.left ?? 0)) < 2) && last.length === 1) {
        const width = list.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
        if ((items[0]?.width ?? 0) > width - 2) continue
      }
      const ends = last.map(({ left, right }) => (getComputedStyle(list).direction === 'rtl' ? -left : right))
      const box = list.getBoundingClientRect()
      const end = getComputedStyle(list).direction === 'rtl' ? -box.left : box.right
      if (end - Math.max(...ends) > 40)
        found.push(`${list.className} ${items.length}: ${list.textContent.slice(0, 40)}`)
    }
    return found
  })
}
