import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  DEEPL_KEY,
  faults,
  LIBRE_KEY,
  OPENAI_KEY,
  startTranslationServer,
} from '@vitrine/platform/testing/translation-server'
import { createProvider } from './create-provider.ts'
import { missedTerms, termsIn } from './glossary.ts'
import { matchLanguages } from './language-names.ts'
import { createDeepl } from './deepl.ts'
import { createLibreTranslate } from './libretranslate.ts'
import { createOpenaiCompatible } from './openai-compatible.ts'
import { type Provider, ProviderError } from './provider.ts'
import { toRetryAfter } from './request-json.ts'
import { splitText } from './split-text.ts'
import { charactersOf, translateTexts } from './translate-texts.ts'

let server: Awaited<ReturnType<typeof startTranslationServer>>
let providers: Record<'deepl' | 'libretranslate' | 'openai', Provider>
const sent = { reserved: 0, released: 0 }
const accounting = {
  reserve: async (characters: number) => void (sent.reserved += characters),
  release: async (characters: number) => void (sent.released += characters),
}

beforeAll(async () => {
  server = await startTranslationServer()
  const timeoutMs = 300
  providers = {
    deepl: createDeepl({ url: server.url, key: DEEPL_KEY, timeoutMs }),
    libretranslate: createLibreTranslate({ url: server.url, key: LIBRE_KEY, timeoutMs }),
    openai: createOpenaiCompatible({ url: `${server.url}/v1`, key: OPENAI_KEY, model: 'a-model', timeoutMs }),
  }
})
afterAll(() => server.stop())
beforeEach(() => {
  server.reset()
  Object.assign(sent, { reserved: 0, released: 0 })
})

const names = ['deepl', 'libretranslate', 'openai'] as const
const translate = (name: (typeof names)[number], texts: readonly string[], terms: [string, string][] = []) =>
  translateTexts(providers[name], texts, {
    accounting,
    firstPauseMs: 1,
    request: { language: 'de', terms, signal: new AbortController().signal },
  })
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ProviderError ? error.problem : error),
  )

const tagged = 'Cuts <g id="1">fast</g> &amp; at <x id="2">5 bar</x>'

it.each(names)(
  '%s: sends texts as its documentation says, and gives them back with their tags [R14.166]',
  async (name) => {
    const answer = await translate(name, [tagged, 'Saw'], [['saw', 'Säge']])
    expect(answer).toEqual(['Cuts-de <g id="1">fast-de</g> &amp; at-de <x id="2">5 bar</x>', 'Saw-de'])
    const { body, texts } = server.taken[0] ?? { body: {} as Record<string, unknown>, texts: [] }
    if (name === 'deepl')
      expect(body).toMatchObject({
        source_lang: 'EN',
        target_lang: 'DE',
        tag_handling: 'xml',
        ignore_tags: ['x'],
        context: 'saw: Säge.',
      })
    if (name === 'libretranslate') {
      expect(body).toMatchObject({ source: 'en', target: 'de', format: 'html', api_key: LIBRE_KEY })
      expect(texts[0]).toBe('Cuts <span id="g1">fast</span> &amp; at <code id="x2" translate="no">5 bar</code>')
    }
    if (name === 'openai') {
      expect(body).toMatchObject({ model: 'a-model' })
      expect(JSON.stringify(body.messages)).toContain('saw = Säge')
    }
  },
)

it('knows which of our languages a provider has, before anything is sent [R14.169]', async () => {
  expect([...(await providers.deepl.languages())]).not.toContain('kn')
  expect([...(await providers.deepl.languages())]).toEqual(expect.arrayContaining(['cn', 'pt', 'de']))
  expect([...(await providers.libretranslate.languages())].toSorted()).toEqual(['cn', 'de', 'fr', 'ir'])
  expect([...(await providers.openai.languages())]).toHaveLength(17)
  expect(matchLanguages(['SR', 'zh', 'pt-br', 'VI']).size).toBe(2)
  expect(server.taken).toEqual([])
})

it.each(names)('%s: waits as long as it is told to, and asks again after faults that pass [R14.170]', async (name) => {
  server.fail(faults.status(429, {}, { 'retry-after': '0' }), faults.status(503), faults.cutOff(), faults.silence())
  expect(await translate(name, ['Saw'])).toEqual(['Saw-de'])
  expect(server.taken).toHaveLength(5)
  expect(sent.reserved - sent.released).toBe(3)
  server.fail(faults.status(429, {}, { 'retry-after': '3600' }))
  expect(await problemOf(translate(name, ['Saw']))).toBe('busy')
  server.fail(...Array.from({ length: 5 }, () => faults.status(500)))
  expect(await problemOf(translate(name, ['Saw']))).toBe('unavailable')
})

it.each(names)('%s: stops where asking again makes no sense, and counts nothing [R14.170]', async (name) => {
  const wrongs = [
    [faults.status(403), 'key'],
    [faults.status(401), 'key'],
    [faults.status(456, { message: 'Quota Exceeded' }), 'quota'],
    [faults.status(404), 'refused'],
  ] as const
  for (const [fault, problem] of wrongs) {
    server.fail(fault)
    expect(await problemOf(translate(name, ['Saw']))).toBe(problem)
  }
  server.fail(faults.status(429, { error: { code: 'insufficient_quota' } }))
  if (name === 'openai') expect(await problemOf(translate(name, ['Saw']))).toBe('quota')
  expect(sent.reserved).toBe(sent.released)
})

it('goes nowhere else, and reads no more than an answer can be [R14.171]', async () => {
  const other = await startTranslationServer()
  const redirects = Array.from({ length: 5 }, () => faults.redirect(`${other.url}/v2/translate`))
  server.fail(...redirects)
  expect(await problemOf(translate('deepl', ['Saw']))).toBe('unavailable')
  expect(other.taken).toEqual([])
  await other.stop()
  server.fail(...Array.from({ length: 5 }, () => faults.endless()))
  expect(await problemOf(translate('deepl', ['Saw']))).toBe('unavailable')
})

it.each(names)(
  '%s: cuts a batch in halves where its answer has too few or is half, and leaves out what stays wrong [R14.170]',
  async (name) => {
    const few = {
      deepl: { translations: [{ text: 'Nur eins' }] },
      libretranslate: { translatedText: ['Nur eins'] },
      openai: { choices: [{ finish_reason: 'length', message: { content: '{"translations": ["Nur' } }] },
    }[name]
    server.fail(faults.status(200, few))
    expect(await translate(name, ['One', 'Two', 'Three'])).toEqual(['One-de', 'Two-de', 'Three-de'])
    server.reset()
    const none = { deepl: {}, libretranslate: { translatedText: [] }, openai: { choices: [] } }[name]
    server.fail(faults.status(200, none), faults.status(200, none))
    expect(await translate(name, ['One', 'Two'])).toEqual([null, 'Two-de'])
  },
)

it('cuts long texts at the ends of sentences, and further where the provider takes less [R14.170]', async () => {
  const text = 'One sentence is here. Another <g id="1">stands. In</g> the tag. A third one!'
  expect(splitText(text, 60)).toEqual([
    'One sentence is here. ',
    'Another <g id="1">stands. In</g> the tag. A third one!',
  ])
  expect(splitText(text, 1).join('')).toBe(text)
  server.state.limits.characters = 60
  for (const name of ['deepl', 'libretranslate'] as const) {
    const [answer] = await translate(name, [text])
    expect(answer).toContain('One-de sentence is here. Another-de <g id="1">stands')
    expect(answer).toContain(' A-de third one!')
  }
  server.state.limits.characters = 10
  expect(await translate('deepl', ['A very long text without an end'])).toEqual([null])
})

it('counts characters as they are paid for, without tags [R14.172]', () => {
  expect(charactersOf(['Ж <g id="1">x</g>', '𝒳'])).toBe(4)
})

it('reads seconds and dates of Retry-After', () => {
  expect([toRetryAfter('2'), toRetryAfter(null), toRetryAfter('soon')]).toEqual([2000, null, null])
  expect(toRetryAfter('Wed, 21 Oct 2026 07:28:00 GMT', Date.parse('2026-10-21T07:27:00Z'))).toBe(60_000)
})

it('gives a provider the terms that are in the texts, and finds those that did not come through [R14.173]', () => {
  expect(termsIn('de', ['A mitre saw', 'and its clamps'])).toEqual([
    ['mitre saw', 'Gehrungssäge'],
    ['mitre', 'Gehrung'],
    ['clamp', 'Spanner'],
  ])
  expect(missedTerms('de', 'A mitre saw', 'Eine Kappsäge')).toEqual(['mitre saw → Gehrungssäge', 'mitre → Gehrung'])
  expect(missedTerms('de', 'Two mitre saws', 'Zwei Gehrungssägen')).toEqual([])
})

it('makes the provider that the settings name, or none', () => {
  expect(createProvider({ TRANSLATION_PROVIDER: undefined } as never)).toBeNull()
  for (const TRANSLATION_PROVIDER of names)
    expect(createProvider({ TRANSLATION_PROVIDER } as never)?.name).toBe(TRANSLATION_PROVIDER)
})
