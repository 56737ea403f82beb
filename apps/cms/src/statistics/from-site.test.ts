import { SECRET_HEADER } from '@vitrine/contract/spool-api'
import { expect, it } from 'vitest'
import { areCountsOfSite } from './from-site.ts'

it('tells the counts of a site, which may be long, from what strangers send to the same address [R15.211]', () => {
  const request = { method: 'POST', url: '/cms-statistics', headers: { [SECRET_HEADER]: 'ours' } }
  expect(areCountsOfSite(request, 'ours')).toBe(true)
  expect(areCountsOfSite(request, undefined)).toBe(false)
  expect(areCountsOfSite({ ...request, headers: { [SECRET_HEADER]: 'theirs' } }, 'ours')).toBe(false)
  expect(areCountsOfSite({ ...request, headers: {} }, 'ours')).toBe(false)
  expect(areCountsOfSite({ ...request, url: '/cms-api/users' }, 'ours')).toBe(false)
  expect(areCountsOfSite({ ...request, method: 'PUT' }, 'ours')).toBe(false)
})
