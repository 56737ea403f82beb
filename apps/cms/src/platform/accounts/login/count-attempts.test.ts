import { expect, it } from 'vitest'
import { countAttempts } from './count-attempts.ts'

const start = () => {
  let time = 1_000
  const counter = countAttempts({ max: 2, windowMs: 100 }, () => time, 3)
  return { counter, pass: (ms: number) => (time += ms) }
}

it('takes so many attempts in a window, and again after it [R12.30]', () => {
  const { counter, pass } = start()
  expect(counter.take('a')).toBe(0)
  pass(40)
  expect(counter.take('a')).toBe(0)
  expect(counter.take('a')).toBe(60)
  expect(counter.take('b')).toBe(0)
  pass(60)
  expect(counter.take('a')).toBe(0)
})

it('takes back what was no failure, and forgets after a success [R12.30]', () => {
  const { counter } = start()
  for (let n = 0; n < 9; n++) {
    expect(counter.take('a')).toBe(0)
    counter.takeBack('a')
  }
  counter.take('a')
  counter.take('a')
  counter.forget('a')
  expect(counter.take('a')).toBe(0)
})

it('remembers a bounded number of keys [R12.30]', () => {
  const { counter } = start()
  for (const key of ['a', 'b', 'c', 'd', 'e']) counter.take(key)
  expect(counter.size).toBe(3)
})
