import { expect, it } from 'vitest'
import { toAlt } from './to-alt.ts'

const views = [{ key: 'side', name: { en: 'from the other side', de: 'von der anderen Seite' } }]
const machine = { en: 'Double mitre saw', de: 'Doppelgehrungssäge', fr: 'Tronçonneuse' }

it('names the machine alone where the picture is its main view', () => {
  expect(toAlt('machines/nv-450', machine, views)).toEqual(machine)
})

it('adds the view in each language that knows it', () => {
  expect(toAlt('machines/nv-450-side', machine, views)).toEqual({
    en: 'Double mitre saw, from the other side',
    de: 'Doppelgehrungssäge, von der anderen Seite',
  })
})
