import { expect, it } from 'vitest'
import { sheetNames } from './sheet-names.ts'

const long = 'machines-for-corner-cleaning-of-'

it('gives each category a sheet of its own name, however alike the beginnings of long slugs are [R14.145]', () => {
  const slugs = [`${long}pvc`, `${long}aluminium`, 'saws', 'products', `${long}wood`]
  const names = sheetNames(slugs.map((slug, at) => ({ id: at + 1, slug })))
  expect(slugs.map((slug) => names.get(slug))).toEqual([
    'machines-for-corner-cleaning-of',
    'machines-for-corner-cleaning--2',
    'saws',
    'products-2',
    'machines-for-corner-cleaning--3',
  ])
  // The same whatever the order of the list: a file is read as it was written.
  const again = sheetNames(slugs.map((slug, at) => ({ id: at + 1, slug })).toReversed())
  expect([...again].toSorted()).toEqual([...names].toSorted())
})
