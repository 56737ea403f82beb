import { expect, it } from 'vitest'
import { readSiteEnvironment } from './environment.ts'

it('has defaults for everything [R7.1, R18.3]', () => {
  expect(readSiteEnvironment({})).toMatchObject({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    API_BASE: 'http://127.0.0.1:3001/api',
    COUNTRIES_API: 'http://127.0.0.1:3001/api/countries',
    CMS_ORIGIN: 'http://127.0.0.1:3001',
  })
})

it('follows its own port [R18.4]', () => {
  expect(readSiteEnvironment({ PORT: '4000', CMS_PORT: '4001' })).toMatchObject({
    SITE_URL: 'http://localhost:4000',
    API_BASE: 'http://127.0.0.1:4001/api',
  })
})

it('is the proxy of no back office where another API base is named [R7.1, R18.7]', () => {
  expect(readSiteEnvironment({ API_BASE: 'https://api.example/v1/', SITE_URL: '' })).toMatchObject({
    API_BASE: 'https://api.example/v1',
    CMS_ORIGIN: null,
  })
})

it('says what is wrong and what it is [R18.3]', () => {
  expect(() => readSiteEnvironment({ PORT: '99999', API_BASE: 'ftp://x' })).toThrow(
    /PORT.*"99999"[\s\S]*API_BASE.*"ftp:\/\/x"/,
  )
})
