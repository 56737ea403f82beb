import { expect, it } from 'vitest'
import { smallestSource } from './to-basket-line.ts'

const picture = { src: '/media/saw.webp', alt: 'Saw', width: 1280, height: 960 }

it('takes the narrowest picture of the last type', () => {
  const sources = [
    { type: 'image/avif' as const, srcset: '/media/saw-320.avif 320w, /media/saw-640.avif 640w' },
    { type: 'image/webp' as const, srcset: '/media/saw-320.webp 320w, /media/saw-640.webp 640w' },
  ]
  expect(smallestSource({ ...picture, sources })).toBe('/media/saw-320.webp')
})

it('takes the picture itself where there is only one', () => {
  expect(smallestSource({ ...picture, sources: [] })).toBe('/media/saw.webp')
})
