import { expect, it } from 'vitest'
import { sortPictures } from './at-work.ts'

const picture = (src: string) => ({ src, alt: src, width: 4, height: 3, sources: [] })
const pictures = (count: number) => Array.from({ length: count }, (_, at) => picture(`/${at}`))

it('the last of more than four pictures shows the machine at work, and is no part of the gallery [R19.100]', () => {
  const images = pictures(5)
  const { gallery, atWork, closeUp } = sortPictures({ images, image: picture('/main') })
  expect(gallery).toEqual(images.slice(0, 4))
  expect(atWork).toBe(images[4])
  expect(closeUp).toBeNull()
})

it('a gallery of four pictures is shown whole, its third beside the overview too, and one of none is the main picture [R19.100]', () => {
  const images = pictures(4)
  const none = { atWork: null, closeUp: null }
  expect(sortPictures({ images, image: null })).toEqual({ ...none, gallery: images, closeUp: images[2] })
  expect(sortPictures({ images: pictures(2), image: null })).toEqual({ ...none, gallery: pictures(2) })
  expect(sortPictures({ images: [], image: picture('/main') })).toEqual({ ...none, gallery: [picture('/main')] })
  expect(sortPictures({ images: [], image: null })).toEqual({ ...none, gallery: [] })
})
