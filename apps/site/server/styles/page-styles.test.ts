import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { addStyles, parseStyleSheet, selectStyles } from './page-styles.ts'

const css = [
  '@layer base{*{margin:0}}',
  ':root{--ink:#111;color:var(--ink)}',
  '.card_a:hover .picture_a img{scale:1.03}',
  '.menu_b:popover-open,.card_a{color:red}',
  '@media (width<768px){.menu_b{inset:0}.card_a{padding:0}}',
  '@media print{.menu_b{display:none}}',
  'html:has(.open_c){overflow:hidden}',
  '.card_a:not(.open_c)[data-x="a, .b{}"]{animation:leave_a 1s}',
  '.menu_b{animation:gleam_b 1s}',
  '@keyframes leave_a{to{opacity:0}}',
  '@keyframes gleam_b{to{opacity:1}}',
].join('')
const sheet = parseStyleSheet(css)

it('keeps the rules whose classes the page has, and the animations of these, in their order [R13.50]', () => {
  const page = '<div class="card_a x"><p class="picture_a"></p></div>'
  expect(selectStyles(sheet, page)).toBe(
    [
      '@layer base{*{margin:0}}',
      ':root{--ink:#111;color:var(--ink)}',
      '.card_a:hover .picture_a img{scale:1.03}',
      '.menu_b:popover-open,.card_a{color:red}',
      '@media (width<768px){.card_a{padding:0}}',
      'html:has(.open_c){overflow:hidden}',
      '.card_a:not(.open_c)[data-x="a, .b{}"]{animation:leave_a 1s}',
      '@keyframes leave_a{to{opacity:0}}',
    ].join(''),
  )
})

it('leaves out what is for pictures of which a part stays in view where the page has none [R13.50]', () => {
  const rules =
    '[data-focus-x="0"]{--focus-x:0%}[data-focus-y="10"]{--focus-y:100%}img{object-position:var(--focus-x) var(--focus-y)}'
  const few = parseStyleSheet(rules)
  expect(selectStyles(few, '<img data-focus-x="3" data-focus-y="0">')).toBe(rules)
  expect(selectStyles(few, '<img><p>data-focus-x</p>')).toBe('img{object-position:var(--focus-x) var(--focus-y)}')
})

it('is the whole sheet for a page that has all classes, and takes no class from words of the page [R13.50]', () => {
  expect(selectStyles(sheet, '<div class="card_a picture_a menu_b">')).toBe(css)
  expect(selectStyles(sheet, '<p>.menu_b class=menu_b</p>')).not.toContain('.menu_b{')
})

it('leaves out rules of elements that few pages have, and keeps them where there is one [R13.50]', () => {
  const rules = 'select{top:0}[dir=rtl] select,p>hr{top:1px}input,select:hover{top:2px}.select_a{top:3px}'
  const few = parseStyleSheet(rules)
  expect(selectStyles(few, '<p class="select_a">')).toBe('input,select:hover{top:2px}.select_a{top:3px}')
  expect(selectStyles(few, '<hr>')).toBe('[dir=rtl] select,p>hr{top:1px}input,select:hover{top:2px}')
  expect(selectStyles(few, '<select class="select_a">')).toBe(rules)
})

it('leaves out tokens to which nothing on the page refers [R13.50]', () => {
  const tokens = ':root{color-scheme:light;--a:"x;--c:1";--b:var(--a);--c:2px;--lightningcss-light:initial}'
  const own = parseStyleSheet(`${tokens}.card_a{top:var(--b)}.menu_b{top:var(--c,0)}:root[data-x]{--c:3px}`)
  const without = ':root{color-scheme:light;--a:"x;--c:1";--b:var(--a);--lightningcss-light:initial}'
  expect(selectStyles(own, '<i class="card_a">')).toBe(`${without}.card_a{top:var(--b)}:root[data-x]{}`)
  expect(selectStyles(own, '<i class="card_a menu_b">')).toContain(tokens)
  expect(selectStyles(own, '<style>p{top:var(--c)}</style>')).toContain('--c:2px')
})

it('finds what pages of a kind use once, and keeps no more than there are kinds [R13.50]', () => {
  const own = parseStyleSheet(css)
  const first = selectStyles(own, '<i class="card_a"></i><b class="picture_a"></b>')
  expect(selectStyles(own, '<b class="picture_a card_a">')).toBe(first)
  const [key = ''] = own.selected.keys()
  expect(own.selected).toEqual(new Map([[key, first]]))
  own.selected.set(key, 'kept')
  expect(selectStyles(own, '<i class="card_a"></i><b class="picture_a"></b>')).toBe('kept')
  for (let n = 0; n < 200; n++) selectStyles(own, `<b class="x${n}">`)
  expect(own.selected.size).toBe(25)
  expect(selectStyles(own, '<b class="picture_a card_a">')).toBe(first)
})

it("fills the site's own style element and no other, and names it for the policy [R13.50, R12.1]", () => {
  const page = '<style nonce="m">@font-face{}</style><style>p{}</style><i class="card_a"></i>'
  const { marked, styles } = addStyles(page, 'm', parseStyleSheet('.card_a{top:0}.menu_b{top:0}'))
  const filled = '@font-face{}.card_a{top:0}'
  expect(marked).toBe(`<style nonce="m">${filled}</style><style>p{}</style><i class="card_a"></i>`)
  expect(styles).toEqual([`'sha256-${createHash('sha256').update(filled).digest('base64')}'`])
  expect(addStyles('<style>p{}</style>', 'm', sheet)).toEqual({ marked: '<style>p{}</style>', styles: [] })
})
