import { expect, it } from 'vitest'
import { toCameFrom } from './came-from.ts'

const read = (first: string, referrer = '') => Object.fromEntries(new URLSearchParams(toCameFrom(first, referrer)))

it('names the first page, the host that linked to it and the tags of a campaign [R15.126]', () => {
  const first =
    'https://norvane.example/de/turnkey?utm_source=newsletter&utm_medium=mail&utm_campaign=fensterbau%202027&x=1'
  expect(read(first, 'https://mail.example.com/inbox/secret?id=7')).toEqual({
    page: '/de/turnkey',
    referrer: 'mail.example.com',
    source: 'newsletter',
    medium: 'mail',
    campaign: 'fensterbau 2027',
  })
  expect(read('https://norvane.example/')).toEqual({ page: '/' })
})

it('says nothing where the visit began before this document, and never more than a line [R15.126]', () => {
  expect(toCameFrom('https://norvane.example/about', 'https://norvane.example/')).toBe('')
  expect(toCameFrom('nothing', '')).toBe('')
  const tagged = 'https://norvane.example/about?utm_source=a'
  expect(read(tagged, 'https://norvane.example/')).toEqual({ page: '/about', source: 'a' })
  expect(read(`https://norvane.example/?utm_campaign=${'x'.repeat(500)}`).campaign).toHaveLength(120)
})
