import { MAX_MESSAGE_LENGTH } from '@vitrine/contract/submission-limits'
import { expect, it } from 'vitest'
import { withPlan } from './plan-message.ts'

const lines = ['My plan: https://norvane.example/planner?hall=30x18', 'Floor: 540 m²']
const part = `———\n${lines.join('\n')}\n———`

it('a message says the plan below what somebody has written, and a new plan takes the place of the last [R2.192]', () => {
  expect(withPlan('', lines)).toBe(part)
  const once = withPlan('Please call.', lines)
  expect(once).toBe(`Please call.\n\n${part}`)
  expect(withPlan(once, lines)).toBe(once)
  expect(withPlan(`${once}\nThanks`, ['Plan: /planner?x'])).toBe(
    'Please call.\n\n\nThanks\n\n———\nPlan: /planner?x\n———',
  )
})

it('what somebody has written is never cut, nor taken for a plan [R2.192]', () => {
  const dashes = 'a ——— b ——— c'
  expect(withPlan(dashes, lines)).toBe(`${dashes}\n\n${part}`)
  const long = 'x'.repeat(MAX_MESSAGE_LENGTH - 10)
  expect(withPlan(long, lines)).toBe(long)
})
