import { expect, test } from 'vitest'
import { decidePageLinks } from './decide-page-links.ts'

test.each([
  [1, 2, '1 2'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [8, 8, '1 … 4 5 6 7 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [1042, 2084, '1 … 1041 1042 1043 … 2084'],
])('page %i of %i links %s [R2.58]', (page, pages, links) => {
  expect(decidePageLinks(page, pages).map((it) => it ?? '…')).toEqual(
    links.split(' ').map((it) => (it === '…' ? it : Number(it))),
  )
})
