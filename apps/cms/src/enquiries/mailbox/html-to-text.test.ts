import { expect, it } from 'vitest'
import { htmlToText } from './html-to-text.ts'

it.each([
  ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
  ['<head><title>x</title></head><style>p{}</style><script>alert(1)</script>Hello', 'Hello'],
  ['a<script>alert(1)', 'a'],
  ['a<!-- <p>hidden</p>', 'a'],
  ['<a href="https://a.example/x?y=1&amp;z">plan</a>', 'plan (https://a.example/x?y=1&z)'],
  ['<a href="javascript:alert(1)">plan</a>', 'plan'],
  ['<img src=x onerror="alert(1)">&lt;b&gt; &amp;lt; &#1055;&#x41f;&nbsp;&#0;&#xD800;', '<b> &lt; ПП'],
  ['<ul><li>one</li><li>two</li></ul>', '- one\n\n- two'],
  ['<blockquote>said</blockquote>', '> said'],
  ['<table><tr><td>1</td><td>2</td></tr></table>', '1 2'],
])('makes %s the text %j [R15.96]', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

it('takes no time over markup that was made to take some [R15.96]', () => {
  const started = performance.now()
  htmlToText('<a href="https:'.repeat(20_000))
  htmlToText('<!--'.repeat(50_000))
  htmlToText('<script>'.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(2000)
})
