import { expect, it } from 'vitest'
import { isMenuAddress, toMenuAddress } from './menu-address.ts'

const site = 'https://norvane.example'

it.each([
  ['/service', '/service'],
  [' /de/service/ ', '/service'],
  ['https://norvane.example/ar/turnkey?sort=up#list', '/turnkey?sort=up#list'],
  ['https://norvane.example', '/'],
  ['/media/files/a.pdf', '/media/files/a.pdf'],
  ['https://shop.example/de/', 'https://shop.example/de/'],
  ['//shop.example', '//shop.example'],
])('%s is kept as %s [R14.242]', (typed, kept) => {
  expect(toMenuAddress(typed, site)).toBe(kept)
})

it.each([
  ['/service', true],
  ['/turnkey?sort=up#list', true],
  ['/compare?p=a', true],
  ['/media/files/a.pdf', true],
  ['https://shop.example/spare-parts', true],
  ['//shop.example', false],
  ['/admin', false],
  ['/api/docs/', false],
  ['http://shop.example', false],
  ['https://user@shop.example', false],
  ['https://localhost', false],
  ['javascript:alert(1)', false],
  ['service', false],
  ['/a b', false],
  ['', false],
])('may lead to %s: %s [R14.242]', (address, may) => {
  expect(isMenuAddress(address)).toBe(may)
})
