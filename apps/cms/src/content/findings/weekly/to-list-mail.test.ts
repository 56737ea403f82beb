import { expect, it } from 'vitest'
import { toListMail } from './to-list-mail.ts'

it('tells an editor in his language how much there is to mend, and where [R14.107]', () => {
  const place = { site: 'norvane.example', office: 'https://office.example' }
  const { subject, text } = toListMail('en', { link: 2, title: 1200 }, place)
  expect(subject).toBe('Before it goes live: 1,202 things to mend on norvane.example')
  expect(text).toContain('Broken links: 2\nTitles too long: 1,200')
  expect(text).not.toContain('Headings')
  expect(text).toContain('https://office.example/admin/findings')
})
