import { expect, test } from 'vitest'
import { pagePolicy } from './security-headers.ts'
import { originsOf, thirdPartiesOf } from './third-party-origins.ts'

const configured = {
  GTM_ID: 'GTM-ABC123',
  GTM_ORIGIN: 'https://www.googletagmanager.com',
  LIVE_CHAT_SRC: 'https://chat.example/widget.js',
}
const nothing = { ...configured, GTM_ID: undefined, LIVE_CHAT_SRC: undefined }

test('nothing configured, nothing allowed [R12.2]', () => {
  expect(originsOf(thirdPartiesOf(nothing, 'ru'))).toEqual([])
  expect(pagePolicy({ scripts: [] })).not.toMatch(/https?:|wss?:/)
})

test('the live chat is for Russian pages only [R1.6, R12.2]', () => {
  expect(thirdPartiesOf(configured, 'ru').liveChatSrc).toBe('https://chat.example/widget.js')
  expect(thirdPartiesOf(configured, 'bg').liveChatSrc).toBeNull()
  expect(originsOf(thirdPartiesOf({ ...configured, GTM_ID: undefined }, 'ru'))).toEqual([
    'https://chat.example',
    'wss://chat.example',
  ])
})

test('the policy opens for the configured origins and for nobody else [R12.2]', () => {
  const policy = pagePolicy({ scripts: [], thirdParties: originsOf(thirdPartiesOf(configured, 'en')) })
  const hosts = new Set(policy.match(/https?:\/\/[^\s;]+/g))
  expect([...hosts].toSorted()).toEqual([
    'https://*.analytics.google.com',
    'https://*.google-analytics.com',
    'https://www.googletagmanager.com',
  ])
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com")
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toContain('unsafe')
})
