import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { UploadStore } from '../content/media/upload-store.ts'
import { createPictures } from './pictures.ts'
import type { Writer } from './writer.ts'

it('pictures are created one after the other, each once: a transaction takes one query at a time [R18.109]', async () => {
  const originals = mkdtempSync(join(tmpdir(), 'pictures-'))
  const names = ['a', 'b', 'c']
  for (const name of names) writeFileSync(join(originals, `${name}.webp`), name)
  let [writing, most, created] = [0, 0, 0]
  const writer = {
    async create() {
      most = Math.max(most, ++writing)
      await new Promise((resolve) => setTimeout(resolve, 5))
      writing--
      return ++created
    },
  } as unknown as Writer
  const pictures = createPictures({
    folders: { originals, webpWidths: originals },
    store: { put: async () => undefined } as unknown as UploadStore,
    manifest: Object.fromEntries(names.map((name) => [name, { width: 1, height: 1, widths: [] }])),
    writer,
    report: () => undefined,
  })
  const ids = await pictures.idsOf(['a', 'b', 'none', 'c', 'a'], (name) => ({ en: name }))
  expect([ids, most]).toEqual([[1, 2, 3, 1], 1])
})
