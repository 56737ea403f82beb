import { type ReactNode, useEffect } from 'react'
import type { EarlyInput } from './page-files.ts'
import { keepLateInput } from './keep-late-input.ts'
import { replayInput } from './replay-input.ts'

/** Around the page: when React has it, what the visitor did before is done again (R13.41). */
export function Awake({ input, children }: { input: EarlyInput; children: ReactNode }) {
  useEffect(() => {
    // After React's own work, within which it takes over no part at once for an event in it, but drops the event.
    queueMicrotask(async () => {
      await replayInput(input).catch(console.error)
      keepLateInput()
      document.documentElement.dataset.awake = ''
    })
  }, [input])
  return children
}
