import type { Locator, Page } from '@playwright/test'

/** Of a hundred pixels behind a line so many may be brighter than what is measured: a glint is no ground. */
const GLINTS = 0.03

/**
 * The least contrast of white words with what is painted behind them, line by line, as in WCAG 2.2 (success criterion 1.4.3).
 * @param words titles and sentences on pictures, in view
 * @returns 1 to 21
 */
export async function measureContrast(page: Page, words: Locator): Promise<number> {
  const lines = await words.evaluateAll((all) =>
    all.flatMap((it) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
    }),
  )
  const setVisibility = (to: string) =>
    words.evaluateAll(
      (all, visibility) => all.forEach((it) => (it as HTMLElement).style.setProperty('visibility', visibility)),
      to,
    )
  await setVisibility('hidden')
  const picture = (await page.screenshot()).toString('base64')
  await setVisibility('')
  return page.evaluate(
    async ({ picture: base64, lines: boxes, glints }) => {
      const bytes = Uint8Array.from(atob(base64), (it) => it.codePointAt(0)!)
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      const linear = (byte: number) => {
        const part = byte / 255
        return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      }
      const brightest = boxes
        .filter(({ width, height }) => width >= 1 && height >= 1)
        .map(({ x, y, width, height }) => {
          const { data } = context.getImageData(x, y, width, height)
          const light = Array.from(
            { length: data.length / 4 },
            (_, at) =>
              0.2126 * linear(data[4 * at]!) + 0.7152 * linear(data[4 * at + 1]!) + 0.0722 * linear(data[4 * at + 2]!),
          ).toSorted((a, b) => b - a)
          return light[Math.floor(light.length * glints)] ?? 0
        })
      return 1.05 / (Math.max(...brightest) + 0.05)
    },
    { picture, lines, glints: GLINTS },
  )
}
