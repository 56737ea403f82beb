import { expect, it } from 'vitest'
import { toAlt } from './to-alt.ts'

const named = {
  views: [{ key: 'side', name: { en: 'from the other side', de: 'von der anderen Seite' } }],
  workPictures: [{ picture: 'work/cutting', text: { en: 'Chips fly', de: 'Späne fliegen' } }],
}
const product = { en: 'Double mitre saw', de: 'Doppelgehrungssäge', fr: 'Tronçonneuse' }

it('names the product alone where the picture is its main view', () => {
  expect(toAlt('products/nv-450', product, named)).toEqual(product)
})

it('adds the view in each language that knows it', () => {
  expect(toAlt('products/nv-450-side', product, named)).toEqual({
    en: 'Double mitre saw, from the other side',
    de: 'Doppelgehrungssäge, von der anderen Seite',
  })
})

it('says of a picture of work what happens there [R19.101]', () => {
  expect(toAlt('work/cutting', product, named)).toEqual({ en: 'Chips fly', de: 'Späne fliegen' })
})
