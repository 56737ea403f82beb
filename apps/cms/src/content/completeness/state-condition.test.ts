import { expect, it } from 'vitest'
import { stateConditionOf, withStateCondition } from './state-condition.ts'

const draft = { _status: { equals: 'draft' } }
const missing = { translationState: { contains: 'de:missing' } }

it('adds, replaces and removes the condition for translations, and leaves others as they are [R14.95]', () => {
  expect(withStateCondition(undefined, 'de:missing')).toEqual({ or: [{ and: [missing] }] })
  const both = withStateCondition({ or: [{ and: [draft] }] }, 'de:missing')
  expect(both).toEqual({ or: [{ and: [draft, missing] }] })
  expect(stateConditionOf(both)).toBe('de:missing')
  const other = withStateCondition(both, 'ru:stale')
  expect([stateConditionOf(other), other.or?.[0]?.and?.length]).toEqual(['ru:stale', 2])
  expect(withStateCondition(other, null)).toEqual({ or: [{ and: [draft] }] })
  expect(withStateCondition(withStateCondition(undefined, 'x'), null)).toEqual({})
  expect(stateConditionOf({})).toBe('')
})
