import { expect, it } from 'vitest'
import { toPicture, toVideo } from './pictures.ts'

const media = {
  id: 1,
  filename: 'saw-1a.jpg',
  width: 700,
  height: 350,
  alt: { en: 'A saw' },
  sizes: {
    avif320: { filename: 'saw-1a-320.avif', width: 320 },
    avif960: { filename: 'saw-1a-700.avif', width: 700 },
    avif1280: { filename: 'saw-1a-700.avif', width: 700 },
    webp320: { filename: null, width: null },
  },
}

it('names each width of a picture once, best kind first, and leaves out kinds that were not made', () => {
  expect(toPicture(media, 'ru')).toEqual({
    src: '/media/saw-1a.jpg',
    alt: 'A saw',
    width: 700,
    height: 350,
    sources: [{ type: 'image/avif', srcset: '/media/saw-1a-320.avif 320w, /media/saw-1a-700.avif 700w' }],
  })
  expect(toPicture(undefined, 'en')).toBeNull()
})

it('says what stays in view where a picture is cut, and nothing where that is the middle [R14.200]', () => {
  expect(toPicture({ ...media, focus: { x: 20, y: 100 } }, 'en')?.focus).toEqual({ x: 20, y: 100 })
  expect(toPicture({ ...media, focus: { x: 20, y: null } }, 'en')?.focus).toEqual({ x: 20, y: 50 })
  expect(toPicture({ ...media, focus: { x: 50, y: 50 } }, 'en')).not.toHaveProperty('focus')
  expect(toPicture({ ...media, focus: { x: null, y: null } }, 'en')).not.toHaveProperty('focus')
})

it('has a video only where there is a file of it', () => {
  const uploads = {
    media: new Map([[1, media]]),
    files: new Map([[7, { id: 7, filename: 'cut.mp4', mimeType: 'video/mp4' }]]),
  }
  expect(toVideo({ title: { en: 'Cut' }, sources: [7, 8], poster: 1 }, uploads, 'en')).toMatchObject({
    title: 'Cut',
    sources: [{ src: '/media/files/cut.mp4', type: 'video/mp4' }],
    poster: { alt: 'A saw' },
  })
  expect(toVideo({ title: { en: 'Cut' }, sources: [8] }, uploads, 'en')).toBeNull()
})
