import { expect, it } from 'vitest'
import { createTestSite } from './testing/test-site.ts'

const { ask } = createTestSite()

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s is refused where uploads are read from, and nobody is asked [R12.45]',
  async (method) => {
    const answer = await ask('/media/files/a.pdf', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  },
)
