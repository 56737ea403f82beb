import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Does work step by step, as long as each takes. @returns before which steps others were let in */
async function letIn(steps: readonly number[]): Promise<number[]> {
  let time = 0
  let othersCame = false
  const takeTurn = createTurns(() => time)
  const before: number[] = []
  for (const [number, ms] of steps.entries()) {
    setImmediate(() => (othersCame = true))
    await takeTurn()
    if (othersCame) before.push(number)
    othersCame = false
    time += ms
  }
  return before
}

it('lets others in between statements that together take long, and not before each [R13.72]', async () => {
  expect(await letIn([3, 3, 3, 3, 3, 3, 3, 3, 3])).toEqual([4, 8])
})

it('lets others in after each statement that takes long itself [R13.72]', async () => {
  expect(await letIn([1, 50, 50, 1, 1])).toEqual([2, 3])
})

it('lets in one of those that wait, turn by turn, and not all of them in the same [R13.72]', async () => {
  let time = 0
  const takeTurn = createTurns(() => time)
  const turns: string[][] = [[]]
  const nextTurn = () => (turns.push([]), (immediate = setImmediate(nextTurn)))
  let immediate = setImmediate(nextTurn)
  const doSteps = async (name: string) => {
    for (let step = 0; step < 3; step++) {
      await takeTurn()
      turns.at(-1)?.push(name)
      time += 20
    }
  }
  await Promise.all(['a', 'b'].map(doSteps))
  clearImmediate(immediate)
  // Both begin before either has taken any time.
  expect(turns).toEqual([['a', 'b'], ['a'], ['b'], ['a'], ['b']])
})
