import { expect, it } from 'vitest'
import { decideOpening } from './decide-opening.ts'

const [EMPTY, KEPT, SHOWN] = ['hall=30x18', 'hall=20x12&items=saw~0.0', 'hall=40x20&items=welder~0.0']

it('an address without a plan leads to the one of this browser, if there is another than what is shown [R2.190]', () => {
  const plain = { given: '', isAsked: false, search: EMPTY }
  expect(decideOpening({ ...plain, kept: KEPT })).toEqual({ kind: 'open', query: KEPT })
  expect(decideOpening({ ...plain, kept: null })).toEqual({ kind: 'nothing' })
  expect(decideOpening({ ...plain, kept: EMPTY })).toEqual({ kind: 'nothing' })
})

it('a plan of an address is kept, and a link to one more adds to the plan that there is [R2.187, R2.190]', () => {
  expect(decideOpening({ given: `?${SHOWN}`, isAsked: true, search: SHOWN, kept: KEPT })).toEqual({ kind: 'keep' })
  const link = { given: '?add=welder:2', isAsked: true, search: SHOWN }
  expect(decideOpening({ ...link, kept: KEPT })).toEqual({ kind: 'open', query: `${KEPT}&add=welder%3A2` })
  for (const kept of [null, EMPTY]) expect(decideOpening({ ...link, kept })).toEqual({ kind: 'keep' })
  // The plan that was led to: it is not added to again.
  expect(decideOpening({ given: `?${KEPT}&add=welder`, isAsked: true, search: SHOWN, kept: KEPT })).toEqual({
    kind: 'keep',
  })
})
