import { expect, it } from 'vitest'
import { isDatabaseGone } from './is-database-gone.ts'

const coded = (code: string) => Object.assign(new Error('failed'), { code })

it.each([
  ['nobody listens', coded('ECONNREFUSED')],
  ['both addresses of a name are silent', new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')])],
  ['the server was told to end', coded('57P01')],
  ['the server begins', coded('57P03')],
  ['the connection was lost', coded('08006')],
  ['a query met a connection that has ended', new Error('Connection terminated unexpectedly')],
  ['no connection came in time', new Error('timeout exceeded when trying to connect')],
  ['it is the cause of a failed query', new Error('Failed query: select 1', { cause: coded('ECONNREFUSED') })],
])('knows that the database is gone: %s [R18.131]', (_, error) => {
  expect(isDatabaseGone(error)).toBe(true)
})

it.each([
  ['a value is there twice', coded('23505')],
  ['a query took too long', coded('57014')],
  ['a table is missing', new Error('Failed query', { cause: coded('42P01') })],
  ['something that is no error', 'ECONNREFUSED'],
])('knows that it is not: %s [R18.131]', (_, error) => {
  expect(isDatabaseGone(error)).toBe(false)
})
