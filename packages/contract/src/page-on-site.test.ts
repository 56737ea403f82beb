import { expect, it } from 'vitest'
import { toPageOnSite } from './page-on-site.ts'

const site = 'https://norvane.example'

it.each([
  ['/de/turnkey#ask', `${site}/de/turnkey#ask`],
  ['popup', `${site}/popup`],
  ['', `${site}/`],
  ['.evil.example/x', `${site}/.evil.example/x`],
  ['@evil.example/x', `${site}/@evil.example/x`],
  [':1/x', `${site}/:1/x`],
  [`${site}/about`, `${site}/about`],
  ['https:evil.example/', `${site}/evil.example/`],
])('takes %j for a page of the site [R12.70]', (location, url) => expect(toPageOnSite(location, site)?.href).toBe(url))

it.each([
  '//evil.example/x',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  'https://evil.example',
  `${site}.evil.example/x`,
  `${site}@evil.example`,
  'http://norvane.example/',
  `${site}//evil.example/x`,
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('takes %j for none [R12.70]', (location) => expect(toPageOnSite(location, site)).toBeNull())
