import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { makeDemoFiles } from './demo-files.ts'
import { listPictureFiles } from './picture-files.ts'
import { makeWebpWidths } from './webp-widths.ts'

async function createPictureFolders() {
  const originals = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  const saw = { create: { width: 640, height: 480, channels: 4, background: '#e4572e' } } as const
  await sharp(saw).webp().toFile(join(originals, 'saw.webp'))
  return { originals, webpWidths: join(originals, 'made') }
}

const entry = { width: 640, height: 480, widths: [320, 640] }

it('makes the smaller WebP widths of a picture once, and takes the original for its own width', async () => {
  const folders = await createPictureFolders()
  expect(await makeWebpWidths({ saw: entry }, folders)).toBe(1)
  const { sizes, path } = await listPictureFiles('saw', entry, folders)
  const [small, native] = sizes.filter(({ kind }) => kind === 'webp')
  expect(native?.path).toBe(path)
  expect(await sharp(small?.path).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })

  await writeFile(small?.path ?? '', 'kept')
  expect(await makeWebpWidths({ saw: entry }, folders)).toBe(0)
  expect(await readFile(small?.path ?? '', 'utf8')).toBe('kept')
})

it('names files after the bytes of the original, so that another original has its widths made again', async () => {
  const folders = await createPictureFolders()
  await makeWebpWidths({ saw: entry }, folders)
  await sharp(join(folders.originals, 'saw.webp')).flop().tint('#14181c').toFile(join(folders.originals, 'other.webp'))
  await writeFile(join(folders.originals, 'saw.webp'), await readFile(join(folders.originals, 'other.webp')))
  expect(await makeWebpWidths({ saw: entry }, folders)).toBe(1)
})

it('makes the presentation, the privacy policy and certificates as PDF [R1.4]', async () => {
  const problems: string[] = []
  const { pdfFolder } = (await makeDemoFiles((problem) => problems.push(problem))).files
  expect(problems).toEqual([])
  const names = (await readdir(pdfFolder ?? '')).toSorted()
  const certificates = ['eac.pdf', 'iso-14001.pdf', 'iso-9001.pdf', 'machinery-regulation.pdf']
  expect(names).toEqual(['documents', ...certificates, 'presentation.pdf', 'privacy-policy.pdf'])
  for (const name of names.slice(1))
    expect((await readFile(join(pdfFolder ?? '', name))).toString('latin1', 0, 5)).toBe('%PDF-')
})
