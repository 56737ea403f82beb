import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

it('has defaults for everything [R7.1, R18.3]', () => {
  const environment = readEnvironment({})
  expect(environment).toMatchObject({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    API_BASE: 'http://127.0.0.1:3001/api',
    CMS_ORIGIN: 'http://127.0.0.1:3001',
  })
})

it('has no back office behind it where another API base is named [R7.1, R18.7]', () => {
  expect(readEnvironment({ API_BASE: 'https://api.example/v1/', SITE_URL: '' })).toMatchObject({
    API_BASE: 'https://api.example/v1',
    CMS_ORIGIN: null,
  })
})

it('says what is wrong and what it is [R18.3]', () => {
  expect(() => readEnvironment({ PORT: '99999', API_BASE: 'ftp://x' })).toThrow(
    /PORT.*"99999"[\s\S]*API_BASE.*"ftp:\/\/x"/,
  )
})
