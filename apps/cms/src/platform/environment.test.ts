import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const read = (source: Record<string, string>) => readEnvironment(source, '/repo')

describe('readEnvironment', () => {
  it('has a default for everything [R18.3]', () => {
    expect(read({})).toMatchObject({
      CMS_PORT: 3001,
      DATA_DIR: '/repo/data',
      SITE_URL: 'http://localhost:3000',
      SEED: 'demo',
    })
    expect(read({ CMS_PORT: '', DATABASE_URL: '' }).DATABASE_URL).toBeUndefined()
  })

  it('takes the last slash from addresses and relative folders from the repository', () => {
    expect(read({ SITE_URL: 'https://a.example/', DATA_DIR: 'x/y' })).toMatchObject({
      SITE_URL: 'https://a.example',
      DATA_DIR: '/repo/x/y',
    })
  })

  it('says in a sentence what is wrong [R18.3]', () => {
    expect(() => read({ CMS_PORT: 'abc', SEED: 'all' })).toThrow(
      /CMS_PORT: .*\(it is "abc"\)\n {2}SEED: give demo or none \(it is "all"\)/,
    )
    expect(() => read({ ADMIN_EMAIL: 'a@b.example' })).toThrow('give ADMIN_EMAIL and ADMIN_PASSWORD together')
    expect(() => read({ DATABASE_URL: 'mysql://x' })).toThrow('leave it empty for SQLite')
  })

  it('does not print secrets [R12.12]', () => {
    expect(() => read({ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'hunter2' })).toThrow(/^(?!.*hunter2)/s)
  })
})
