import { expect, it } from 'vitest'
import { decideStatus } from './decide-status.ts'

it.each([
  [{ statusCode: 404, status: 500 }, 404],
  [{ status: 503 }, 503],
  [{ response: { status: 418 } }, 418],
  [new Error('x'), 500],
  [null, 500],
  [404, 404],
])('%o is %i [R8.2]', (error, status) => expect(decideStatus(error)).toBe(status))
