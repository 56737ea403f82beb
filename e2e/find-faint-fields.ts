import type { Page } from '@playwright/test'

/** What the boundary of a field needs against what is around it (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3

/** Fields that cannot be told from the page by their line: what they are, and the contrast that it has. Those that are not shown are left out. */
export function findFaintFields(page: Page): Promise<string[]> {
  return page.evaluate((minContrast) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number]
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const toColour = (css: string): Colour => {
      if (!canvas) throw new Error('no canvas')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = css
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }
    const luminance = ([red, green, blue]: Colour) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((it) =>
        it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const contrast = (one: Colour, other: Colour) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }
    const backgroundAround = (element: Element | null): Colour => {
      for (let it = element; it; it = it.parentElement) {
        const colour = toColour(getComputedStyle(it).backgroundColor)
        if (colour[3] > 0.9) return colour
      }
      return [255, 255, 255, 1]
    }
    /** Of the field or of a box that it fills, by its line or by its surface, as where a form shows between its fields; 1 where nothing is seen. */
    const contrastOf = (field: Element): number => {
      const boxes = [field, field.parentElement, field.parentElement?.parentElement].filter((it) => it != null)
      const found = boxes.flatMap((box) => {
        const style = getComputedStyle(box)
        const around = backgroundAround(box.parentElement)
        const lines = (['top', 'bottom'] as const)
          .filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
          .map((side) => toColour(style.getPropertyValue(`border-${side}-color`)))
        return [...lines, backgroundAround(box)].map((colour) => contrast(colour, around))
      })
      return Math.max(1, ...found)
    }
    const fields = document.querySelectorAll(
      'select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit], [type=file], [type=color])',
    )
    return [...fields]
      .filter(
        (field) =>
          field.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: false }) &&
          field.getBoundingClientRect().width > 1,
      )
      .map((field) => ({ field, has: contrastOf(field) }))
      .filter(({ has }) => has < minContrast)
      .map(
        ({ field, has }) =>
          `${field.tagName.toLowerCase()} ${field.getAttribute('name') ?? field.id}: ${has.toFixed(1)}`,
      )
  }, MIN_CONTRAST)
}
