import { expect, it } from 'vitest'
import { type AiCrawlerPolicy, writeRobots } from './write-robots.ts'

const siteUrl = 'https://norvane.example'

/** The rules that a crawler heeds: those of its own group, else those for all (RFC 9309, 2.2.1). */
function rulesFor(crawler: string, policy: AiCrawlerPolicy): string[] {
  const groups = writeRobots(siteUrl, policy)
    .split('\n\n')
    .map((group) => group.trim().split('\n'))
  const groupOf = (name: string) => groups.find((lines) => lines.includes(`User-agent: ${name}`))
  return (groupOf(crawler) ?? groupOf('*') ?? []).filter((line) => line.startsWith('Disallow: '))
}

it('keeps robots out of searches and of what is not for them [R16.3]', () => {
  expect(rulesFor('Googlebot', 'refuse')).toContain('Disallow: /*?q=')
  expect(rulesFor('Googlebot', 'refuse')).toContain('Disallow: /admin')
  // Each comparison leads to others; the screen without products is a page like any.
  expect(rulesFor('Googlebot', 'refuse').filter((rule) => rule.includes('compare'))).toEqual([
    'Disallow: /compare?',
    'Disallow: /*/compare?',
  ])
  expect(writeRobots(siteUrl, 'refuse')).toMatch(/\n\nSitemap: https:\/\/norvane\.example\/sitemap\.xml\n$/)
})

it('says to crawlers of AI companies what the owner wants [R16.10]', () => {
  const open = rulesFor('Googlebot', 'allow')
  for (const crawler of ['GPTBot', 'OAI-SearchBot']) expect(rulesFor(crawler, 'allow')).toEqual(open)
  expect(rulesFor('GPTBot', 'no-training')).toEqual(['Disallow: /'])
  expect(rulesFor('OAI-SearchBot', 'no-training')).toEqual(open)
  for (const crawler of ['GPTBot', 'OAI-SearchBot']) expect(rulesFor(crawler, 'refuse')).toEqual(['Disallow: /'])
})
