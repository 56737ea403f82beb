import german from '@vitrine/locales/texts/de.json' with { type: 'json' }
import { compileTexts } from '@vitrine/locales/compile'
import { expect, it } from 'vitest'
import type { SiteContext } from '../../shared/site-context.ts'
import { getText, registerTexts } from '../../shared/texts/loaded-texts.ts'
import type { Texts } from '../../shared/texts/texts.ts'
import { loadRoot } from './load-root.server.ts'

registerTexts('de', compileTexts(german) as Texts)

/** Loads with a content API that answers this to the question for the texts of editors; undefined: it lacks the call. */
const load = (own: Record<string, string> | undefined | null) => {
  const api = {
    optional: async (_: string, fallback: unknown) => fallback,
    optionalPage: async () => ({ items: [], total: 0 }),
    extension: async (name: string) => (name === 'getInterfaceTexts' ? own : undefined),
  }
  return loadRoot({ api, chatUrl: null, thirdParties: {}, proofOfWork: false } as unknown as SiteContext, 'de')
}

it('is to the byte the same where no text was changed, where the call is missing, fails, or answers what cannot be shown [R14.233, R14.235]', async () => {
  const without = JSON.stringify(await load(undefined))
  expect(Object.keys(JSON.parse(without))).toEqual(['layout', 'proofOfWork', 'wordBreaks'])
  const none: Parameters<typeof load>[0][] = [{}, null, { 'form.send': 'An {name}', gone: 'x' }]
  for (const own of none) expect(JSON.stringify(await load(own))).toBe(without)
})

it('has the changed texts, by which server and browser say the same [R14.235]', async () => {
  const { texts, wordBreaks } = await load({
    'form.send': 'Los geht’s',
    'header.basketCount': '{count, plural, one {# Stück} other {# Stücke}}',
    'home.advantages': 'Maschinenbauerfahrung',
  })
  const text = getText('de', texts)
  expect([text('form.send'), text('header.basketCount', { count: 1 }), text('header.menu')]).toEqual([
    'Los geht’s',
    '1 Stück',
    german['header.menu'],
  ])
  // Titles of editors are broken where they are too long for a phone, as others are.
  expect(Object.keys(wordBreaks)).toContain('Maschinenbauerfahrung')
  expect(getText('de')('form.send')).toBe(german['form.send'])
})
