import type { Page } from '@playwright/test'

type Point = { x: number; y: number }

const STEPS = 12

/** A finger that is put down, moved and lifted, as touches that the browser takes for real ones. */
export async function swipe(page: Page, from: Point, to: Point) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  }
  await touch('touchEnd', [])
  await client.detach()
}
