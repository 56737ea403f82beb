import { expect, it } from 'vitest'
import { toAlt } from './to-alt.ts'

const views = [{ key: 'side', name: { en: 'from the other side', de: 'von der anderen Seite' } }]
const product = { en: 'Double mitre saw', de: 'Doppelgehrungssäge', fr: 'Tronçonneuse' }

it('names the product alone where the picture is its main view', () => {
  expect(toAlt('products/nv-450', product, views)).toEqual(product)
})

it('adds the view in each language that knows it', () => {
  expect(toAlt('products/nv-450-side', product, views)).toEqual({
    en: 'Double mitre saw, from the other side',
    de: 'Doppelgehrungssäge, von der anderen Seite',
  })
})
