import { expect, it } from 'vitest'
import { toAccountMail } from './to-account-mail.ts'

const values = { site: 'norvane.example', office: 'https://admin.norvane.example', email: 'a@b.example', before: '' }
const client = { address: '198.51.100.9', userAgent: 'Firefox' }

it('says what, when and from where, and what to do [R12.36]', () => {
  const mail = toAccountMail('login', 'en', values, client, new Date('2026-05-01T08:09:10Z'))
  expect(mail.subject).toBe('New login to your account at norvane.example')
  expect(mail.text).toContain('Time: 2026-05-01 08:09 UTC\nAddress: 198.51.100.9\nProgram: Firefox')
  expect(mail.text).toContain('https://admin.norvane.example/admin/forgot')
})

it('is written in the language of the account, without what is not known', () => {
  const { subject, text } = toAccountMail('factorOff', 'de', values, { address: '', userAgent: '' })
  expect(subject).toContain('wurde ausgeschaltet')
  expect(text).not.toContain('Adresse:')
})
