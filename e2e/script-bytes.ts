import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect } from './fixtures.ts'
import { isHydrated, wakePage } from './open-page.ts'

const MAX_ASLEEP_BYTES = 4_000
const MAX_AWAKE_BYTES = 130_000
/** Its sheet and its search came on top; it has to come back to what the others keep. */
const MAX_COMPARISON_BYTES = 131_000
/** Nine drawings are part of it. */
const MAX_STORY_BYTES = 133_000
const MAX_FILES = 8

/**
 * Opens a page and wakes it, once it is loaded, and looks at its scripts: the few that stand in the document while it sleeps, and then all files, each once.
 * Only a touch may wake it (`keepAsleep`).
 * @returns the answer with the document
 */
export async function openCountingScripts(page: Page, path: string): Promise<Response> {
  const files: { url: string; bytes: number }[] = []
  const noteScript = (response: Response) => {
    if (response.url().endsWith('.js'))
      files.push({ url: response.url(), bytes: Number(response.headers()['content-length']) })
  }
  page.on('response', noteScript)
  const answer = await page.goto(path, { waitUntil: 'load' })
  if (!answer) throw new Error(`${path} is the page that is open`)
  const asleep = brotliCompressSync(inlineScripts(await answer.text())).length
  expect([path, asleep < MAX_ASLEEP_BYTES, asleep]).toEqual([path, true, asleep])
  expect([path, files.map(({ url }) => url)]).toEqual([path, []])

  await wakePage(page)
  await isHydrated(page)
  page.off('response', noteScript)
  const bytes = files.reduce((sum, it) => sum + it.bytes, 0)
  expect([path, bytes < mostBytesOf(path), bytes]).toEqual([path, true, bytes])
  expect([path, files.length > 1 && files.length <= MAX_FILES, files.length]).toEqual([path, true, files.length])
  expect(new Set(files.map(({ url }) => url)).size).toBe(files.length)
  return answer
}

/** The scripts that stand in a page and may run, without the data that some carry. */
function inlineScripts(html: string): string {
  return [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .filter((text) => !text.includes('streamController.enqueue'))
    .join('\n')
}

function mostBytesOf(path: string): number {
  if (path.includes('/compare')) return MAX_COMPARISON_BYTES
  return path.endsWith('/window') ? MAX_STORY_BYTES : MAX_AWAKE_BYTES
}
