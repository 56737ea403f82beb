import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { findBrowser } from '../browser.ts'

const LARGEST_PX = 64
const SMALLEST_PX = 8
const path = join(import.meta.dirname, '../../apps/site/app/product/model-viewer/room-light.bin')

/**
 * Writes the light of the 3D viewer, which three would compute again at each opening; to be done again when another version of three
 * filters differently (docs/decisions/0089-baked-light.md):
 *
 *     node e2e/light/write-room-light.ts
 */
async function writeRoomLight(): Promise<void> {
  const entryPoints = [join(import.meta.dirname, 'bake-room-light.ts')]
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: 'iife' })
  const browser = await chromium.launch(await findBrowser())
  const page = await browser.newPage()
  await page.addScriptTag({ content: outputFiles[0]!.text })
  const halves = await page.evaluate(([largest, smallest]) => bakeRoomLight(largest, smallest), [
    LARGEST_PX,
    SMALLEST_PX,
  ] as const)
  await browser.close()
  writeFileSync(path, new Uint8Array(new Uint16Array(halves).buffer))
}

await writeRoomLight()
