import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashInlineScripts, pagePolicy } from './security-headers.ts'

const page = `<script>a()</script><script src="/x.js"></script><script type="module">import "/y.js"</script>
<script type="application/ld+json">{"@type":"Thing"}</script><script>a()</script>`

it('names each inline script once, not those with an address or data [R12.1]', () => {
  const hash = (it: string) => `'sha256-${createHash('sha256').update(it).digest('base64')}'`
  expect(hashInlineScripts(page)).toEqual([hash('a()'), hash('import "/y.js"')])
})

it('allows no script that it does not name [R12.1]', () => {
  expect(pagePolicy(page)).not.toContain('unsafe')
})
