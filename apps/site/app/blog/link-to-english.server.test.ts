import type { RichText } from '@vitrine/contract/shapes/text'
import { expect, it } from 'vitest'
import { findLinkedPosts, linkToEnglish } from './link-to-english.server.ts'

it('links to the English post where the language has none', () => {
  const text: RichText = [
    {
      type: 'paragraph',
      spans: [
        { text: 'a', href: '/blog/there' },
        { text: 'b', href: '/blog/only-english/' },
      ],
    },
    {
      type: 'list',
      ordered: false,
      items: [
        [
          { text: 'c', href: '/blog/only-english#end' },
          { text: 'd', href: '/turnkey' },
        ],
      ],
    },
  ]
  expect(findLinkedPosts(text)).toEqual(['there', 'only-english'])
  const linked = JSON.stringify(linkToEnglish(text, new Set(['/blog/there']), 'https://norvane.example'))
  const links = [...linked.matchAll(/"href":"([^"]+)"/g)].map((it) => it[1])
  expect(links).toEqual([
    '/blog/there',
    'https://norvane.example/blog/only-english/',
    'https://norvane.example/blog/only-english#end',
    '/turnkey',
  ])
})
