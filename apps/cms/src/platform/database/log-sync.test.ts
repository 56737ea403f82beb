import { expect, it } from 'vitest'
import { createSharedSync } from './log-sync.ts'

/** Syncs that end when they are told to. */
function heldSyncs() {
  const begun: PromiseWithResolvers<void>[] = []
  const sync = createSharedSync(() => {
    const one = Promise.withResolvers<void>()
    begun.push(one)
    return one.promise
  })
  return { begun, sync }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('those who ask while one is on share the next [R10.101]', async () => {
  const { begun, sync } = heldSyncs()
  const done: string[] = []
  const ask = (name: string) => void sync().then(() => done.push(name))
  ask('first')
  await turn()
  ask('second')
  ask('third')
  await turn()
  expect(begun).toHaveLength(1)
  begun[0]?.resolve()
  await turn()
  expect([done, begun.length]).toEqual([['first'], 2])
  begun[1]?.resolve()
  await turn()
  expect(done).toEqual(['first', 'second', 'third'])
})

it('one that fails is an error for who shares it, and for nobody after [R10.101]', async () => {
  const { begun, sync } = heldSyncs()
  const failed = expect(sync()).rejects.toThrow('EIO')
  await turn()
  const after = sync()
  begun[0]?.reject(new Error('EIO'))
  await failed
  await turn()
  begun[1]?.resolve()
  await after
})
