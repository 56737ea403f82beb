import { expect, it } from 'vitest'
import { decideReload } from './reload-on-chunk-error.ts'

it.each([
  [null, 0, true],
  [1000, 60_999, false],
  [1000, 61_000, true],
])('reloaded at %o, at %i: %o [R8.1, R9.3]', (lastAt, now, reload) => expect(decideReload(lastAt, now)).toBe(reload))
