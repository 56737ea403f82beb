import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Store } from './store.ts'

it('gives what a change touches, the most recently used first [R13.16]', () => {
  const store = new Store<string>(100)
  store.set('a', '', ['x'], 1)
  store.set('b', '', ['x', 'y'], 1)
  store.set('c', '', null, 1)
  store.set('d', '', ['y'], 1)
  store.set('e', '', [], 1)
  store.use('a')
  expect(store.touchedBy(['x', 'z'])).toEqual(['a', 'c', 'b'])
  expect(store.touchedBy([])).toEqual(['c'])
  expect(store.touchedBy(null)).toEqual(['a', 'e', 'd', 'c', 'b'])
})

it('forgets the tags of what is gone, replaced or pushed out [R13.16]', () => {
  const store = new Store<string>(3)
  store.set('a', 'old', ['x'], 1)
  store.set('a', 'new', ['y'], 1)
  expect([store.touchedBy(['x']), store.touchedBy(['y'])]).toEqual([[], ['a']])
  store.set('b', '', ['y'], 3)
  expect([store.get('a'), store.touchedBy(['y']), store.weight]).toEqual([undefined, ['b'], 3])
  store.delete('b')
  store.set('c', '', null, 1)
  store.delete('c')
  expect([store.touchedBy(['y']), store.weight, store.size]).toEqual([[], 0, 0])
})

it('counts what has grown, and makes room for it [R13.1]', () => {
  const store = new Store<object>(10)
  const [first, second] = [{}, {}]
  store.set('a', first, [], 2)
  store.set('b', second, [], 2)
  store.reweigh('b', second, 5)
  expect([store.weight, store.size]).toEqual([7, 2])
  store.reweigh('b', first, 9)
  expect(store.weight).toBe(7)
  store.reweigh('b', second, 9)
  expect([store.weight, store.get('a')]).toEqual([9, undefined])
})

it('the longest unused goes first, whatever was used, replaced and deleted before [R13.1]', () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f']
  const step = fc.tuple(fc.constantFrom('use', 'set', 'delete'), fc.constantFrom(...keys))
  const check = (steps: [string, string][]) => {
    const store = new Store<string>(4)
    /** The same, as slowly as can be: from the longest unused to the last one. */
    let model: string[] = []
    for (const [action, key] of steps) {
      const isKnown = model.includes(key)
      if (action === 'use') store.use(key)
      else if (action === 'set') store.set(key, '', [], 1)
      else store.delete(key)
      model = model.filter((it) => it !== key)
      if (action === 'set' || (action === 'use' && isKnown)) model = [...model, key].slice(-4)
      expect(keys.filter((it) => store.get(it) !== undefined)).toEqual(model.toSorted())
      expect([store.touchedBy(null), store.weight]).toEqual([model.toReversed(), model.length])
    }
  }
  fc.assert(fc.property(fc.array(step, { minLength: 100, maxLength: 200 }), check))
})
