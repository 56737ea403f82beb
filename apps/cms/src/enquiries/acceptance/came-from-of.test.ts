import { CAME_FROM_HEADER, SECRET_HEADER } from '@vitrine/contract/spool-api'
import { expect, it } from 'vitest'
import { cameFromOf } from './came-from-of.ts'

const of = (told: string, secret = 'shared') =>
  cameFromOf(new Headers({ [CAME_FROM_HEADER]: told, [SECRET_HEADER]: secret }), 'shared')

it('a source is what a campaign calls itself, else who had the link, else direct [R15.126]', () => {
  expect(of('page=%2Fde&referrer=www.google.com&source=Newsletter&medium=mail&campaign=fair')).toEqual({
    source: 'newsletter',
    sourceMedium: 'mail',
    campaign: 'fair',
    landingPage: '/de',
  })
  expect(of('page=%2Fde&referrer=www.google.com').source).toBe('google.com')
  expect(of('page=%2Fde').source).toBe('direct')
})

it('nothing is known where the site says nothing, or somebody else does [R15.126]', () => {
  expect(of('').source).toBeNull()
  expect(of('page=%2Fde&source=x', 'guessed').source).toBeNull()
})
