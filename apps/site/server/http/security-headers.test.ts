import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { pagePolicy, takeScriptMarks } from './security-headers.ts'

const page = `<script nonce="m">a()</script><script src="/x.js" nonce="m"></script><script type="module" nonce="m">import "/y.js"</script>
<script type="application/ld+json">{"@type":"Thing"}</script><script nonce="m">a()</script><script>smuggled()</script>`

it('names each inline script of its own once, not those with an address, and none that somebody put in [R12.1]', () => {
  const hash = (it: string) => `'sha256-${createHash('sha256').update(it).digest('base64')}'`
  expect(takeScriptMarks(page, 'm').hashes).toEqual([hash('a()'), hash('import "/y.js"')])
})

it('sends the page without the mark [R12.1]', () => {
  expect(takeScriptMarks(page, 'm').html).toBe(page.replaceAll(' nonce="m"', ''))
})

it('lets the back office alone frame a preview, which sends no form [R14.114, R14.117]', () => {
  const preview = pagePolicy({ scripts: [], preview: { backOffice: 'https://admin.norvane.example' } })
  expect(preview).toContain(`frame-ancestors 'self' https://admin.norvane.example`)
  expect(preview).toContain(`form-action 'none'`)
  expect(pagePolicy({ scripts: [] })).toMatch(/form-action 'self'; frame-ancestors 'self'$/)
})

it('allows no script that it does not name [R12.1]', () => {
  expect(pagePolicy({ scripts: [] })).not.toContain('unsafe')
})
