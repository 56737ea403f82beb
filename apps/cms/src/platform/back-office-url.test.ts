import { expect, it } from 'vitest'
import { backOfficeUrl } from './back-office-url.ts'

it('is that of the site, or a host name of its own at the same port [R12.39]', () => {
  const ADMIN_HOST = 'admin.norvane.example'
  expect(backOfficeUrl({ SITE_URL: 'https://norvane.example' })).toBe('https://norvane.example')
  expect(backOfficeUrl({ SITE_URL: 'https://norvane.example', ADMIN_HOST })).toBe('https://admin.norvane.example')
  expect(backOfficeUrl({ SITE_URL: 'http://localhost:4300', ADMIN_HOST: 'localhost' })).toBe('http://localhost:4300')
})
