import { expect, it } from 'vitest'
import { decideMailKind, isFromProgram } from './decide-mail-kind.ts'
import { messageKinds } from '../messages/message.ts'
import { isSpam, mailSpamSigns } from './mail-spam-signs.ts'
import type { IncomingMail } from './received-mail.ts'

const mail = (headers: Record<string, string>, more: Partial<IncomingMail> = {}) =>
  ({
    messageId: '<a@b>',
    report: null,
    isReadReceipt: false,
    text: '',
    headers: new Map(Object.entries(headers)),
    ...more,
  }) as IncomingMail
const kindOf = (headers: Record<string, string>, more: Partial<IncomingMail> = {}) =>
  decideMailKind(mail(headers, more), 'norvane.example')

it.each([
  [{ 'auto-submitted': 'auto-replied' }, 'automatic'],
  [{ 'auto-submitted': 'auto-replied; owner-email="x"' }, 'automatic'],
  [{ 'x-autoreply': 'yes' }, 'automatic'],
  [{ precedence: 'auto_reply' }, 'automatic'],
  [{ 'auto-submitted': 'auto-generated' }, 'person'],
  [{ 'auto-submitted': 'no' }, 'person'],
  [{ precedence: 'bulk' }, 'person'],
  [{}, 'person'],
])('takes a mail with %j for %s [R15.93]', (headers, kind) => {
  expect(kindOf(headers as unknown as Record<string, string>)).toBe(kind)
})

it('knows its own mails by their Message-ID, but not those of another host [R15.93]', () => {
  expect(kindOf({}, { messageId: '<operator.0a-b.tAbC_-9@norvane.example>' })).toBe('own')
  expect(kindOf({}, { messageId: '<reminder.3.2026-03-01@norvane.example>' })).toBe('own')
  for (const kind of messageKinds)
    expect(kindOf({}, { messageId: `<${kind}.0a-b.7.tAbC_-9@norvane.example>` })).toBe('own')
  expect(kindOf({}, { messageId: '<operator.0a-b@else.example>' })).toBe('person')
  expect(kindOf({}, { messageId: '<mine@norvane.example>' })).toBe('person')
})

it('takes a receipt of having been read for what a program writes [R15.93]', () => {
  expect(kindOf({}, { isReadReceipt: true })).toBe('automatic')
})

it('answers nothing that a program has sent [R15.93]', () => {
  expect(isFromProgram(mail({ 'auto-submitted': 'auto-generated' }))).toBe(true)
  expect(isFromProgram(mail({ 'auto-submitted': 'no' }))).toBe(false)
})

it.each([
  [{ 'x-spam-flag': 'YES' }, ['marked'], true],
  [{ 'x-spam-status': 'Yes, score=9' }, ['marked'], true],
  [{ 'x-spam-status': 'No, score=0' }, [], false],
  [{ 'list-unsubscribe': '<mailto:x>' }, ['bulk'], true],
  [{ precedence: 'bulk' }, ['bulk'], true],
])('finds in %j the signs of spam %j [R15.95]', (headers, signs, spam) => {
  const found = mailSpamSigns(mail(headers as unknown as Record<string, string>))
  expect([found, isSpam(found)]).toEqual([signs, spam])
})

it('takes links alone for no proof [R15.95]', () => {
  const found = mailSpamSigns(mail({}, { text: 'https://a.example '.repeat(6) }))
  expect([found, isSpam(found)]).toEqual([['links'], false])
})
