import { compileTexts } from '@vitrine/locales/compile'
import { expect, it } from 'vitest'
import { compileOwnTexts } from './compile-own-texts.server.ts'

const builtIn = compileTexts({
  send: 'Send',
  count: '{count, plural, =0 {none of {name}} one {# machine} other {# machines}}',
  from: 'from',
})

it('compiles what stands in for built-in texts [R14.233]', () => {
  expect(compileOwnTexts({ send: 'Off you go', count: '{count} of {name}' }, builtIn)).toEqual({
    send: 'Off you go',
    count: [['count'], ' of ', ['name']],
  })
})

it('leaves out what another backend may answer and the site cannot show [R14.233]', () => {
  const own = {
    gone: 'x',
    constructor: 'x',
    send: 'Send {nmae}',
    count: '{count, plural, one {# of {nmae}} other {#}}',
  }
  expect(compileOwnTexts(own, builtIn)).toBeUndefined()
  expect(compileOwnTexts({ count: '{count, plural', from: 'ab' }, builtIn)).toEqual({ from: 'ab' })
})

it('gives nothing where nothing was changed, so that pages carry nothing [R14.235]', () => {
  for (const none of [{}, null, undefined]) expect(compileOwnTexts(none, builtIn)).toBeUndefined()
})

it('takes the texts of a set of its own by what stands before their keys [R14.230]', () => {
  const own = { send: 'Go', 'finder.from': 'at least' }
  expect(compileOwnTexts(own, { from: 'from' }, 'finder.')).toEqual({ from: 'at least' })
})
