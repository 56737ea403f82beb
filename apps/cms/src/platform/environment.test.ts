import { expect, it } from 'vitest'
import { readCmsEnvironment } from './environment.ts'

const read = (source: Record<string, string>) => readCmsEnvironment(source, () => '/repo')

it('has a default for everything [R18.3]', () => {
  expect(read({})).toMatchObject({
    CMS_PORT: 3001,
    DATA_DIR: '/repo/data',
    SITE_URL: 'http://localhost:3000',
    SEED: 'demo',
  })
  expect(read({ CMS_PORT: '', DATABASE_URL: '' }).DATABASE_URL).toBeUndefined()
})

it('says in a sentence what is wrong [R18.3]', () => {
  expect(() => read({ CMS_PORT: 'abc', SEED: 'all' })).toThrow(
    /CMS_PORT: .*\(it is "abc"\)\n {2}SEED: give demo or none \(it is "all"\)/,
  )
})
