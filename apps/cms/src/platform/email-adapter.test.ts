import { expect, it } from 'vitest'
import { toTransport } from './email-adapter.ts'

it.each([
  ['smtp://mail.example.com', true],
  ['smtp://10.0.0.5:25', true],
  ['smtp://localhost.example.com', true],
  ['smtp://127.0.0.1.example.com', true],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
])('for %s requires TLS: %s [R10.70]', (SMTP_URL, requireTLS) => {
  expect(toTransport({ SMTP_URL, SMTP_REQUIRE_TLS: undefined })).toMatchObject({ requireTLS })
  for (const SMTP_REQUIRE_TLS of [true, false])
    expect(toTransport({ SMTP_URL, SMTP_REQUIRE_TLS })).toMatchObject({ requireTLS: SMTP_REQUIRE_TLS })
})
