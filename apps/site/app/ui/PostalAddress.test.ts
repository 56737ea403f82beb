import { expect, it } from 'vitest'
import { splitAddress } from './PostalAddress.tsx'

it('keeps a postcode with its town and every comma where it was', () => {
  expect(splitAddress('Rua da Salina Nova 63, 3810-410 Aveiro')).toEqual([
    { part: 'Rua da Salina Nova 63,', spaced: false },
    { part: '3810-410 Aveiro', spaced: true },
  ])
  expect(splitAddress('زيغيفيركغاسه 14، 8055 غراتس').map((it) => it.part)).toEqual(['زيغيفيركغاسه 14،', '8055 غراتس'])
})

it('adds no space to an address that has none', () => {
  expect(splitAddress('奥地利格拉茨 8055，Sägewerkgasse 14 号').map((it) => it.spaced)).toEqual([false, false])
})
