import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { setBackOfficePolicy } from './back-office-policy.ts'

function policiesOf(url: string, sent?: string, framed?: string) {
  const request = new IncomingMessage(new Socket())
  request.url = url
  if (sent) request.headers['content-security-policy'] = sent
  const response = new ServerResponse(request)
  setBackOfficePolicy(request, response, framed)
  return {
    forNext: request.headers['content-security-policy'],
    forBrowser: response.getHeader('content-security-policy'),
  }
}

it('gives each page of the back office a policy with a nonce of its own, which Next reads from the request [R12.21]', () => {
  const [first, second] = [policiesOf('/admin'), policiesOf('/admin/login?redirect=x')]
  expect(first.forBrowser).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/]{22}=='(;|$)/)
  expect(first.forNext).toBe(first.forBrowser)
  expect(second.forBrowser).not.toBe(first.forBrowser)
})

it('lets screens frame their own site alone, on another host too [R14.110]', () => {
  expect(policiesOf('/admin').forBrowser).toMatch(/frame-src 'self'(;|$)/)
  const framed = policiesOf('/admin', undefined, 'https://norvane.example').forBrowser
  expect(framed).toMatch(/frame-src 'self' https:\/\/norvane\.example(;|$)/)
})

it('lets nobody choose the nonce [R12.21]', () => {
  const sent = `script-src 'nonce-mine'`
  expect(policiesOf('/administrators', sent)).toEqual({ forNext: undefined, forBrowser: undefined })
  expect(policiesOf('/admin', sent).forNext).not.toContain('mine')
})
