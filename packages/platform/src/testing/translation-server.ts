import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const DEEPL_KEY = 'deepl-key:fx'
export const LIBRE_KEY = 'libre-key'
export const OPENAI_KEY = 'sk-openai-key'

/** A request of a provider's protocol, as a test sees it. */
export type Taken = { path: string; language: string; texts: string[]; body: Record<string, unknown> }
/** What happens instead of an answer. */
export type Fault = (response: ServerResponse, taken: Taken) => void

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** Faults by the documents of the providers. */
export const faults = {
  status:
    (status: number, body: unknown = {}, headers: Record<string, string> = {}): Fault =>
    (response) =>
      json(response, status, body, headers),
  silence: (): Fault => () => undefined,
  cutOff: (): Fault => (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
    response.write('{"translations": [{"te')
    setTimeout(() => response.destroy(), 20)
  },
  redirect:
    (to: string): Fault =>
    (response) =>
      response.writeHead(302, { location: to }).end(),
  endless: (): Fault => (response) => {
    response.writeHead(200)
    const more = () => {
      while (response.write('x'.repeat(100_000)));
    }
    response.on('drain', more)
    more()
  },
}

/** For tests: "translates" words by putting the language behind them, tags as they are. */
const pretend = (text: string, language: string) =>
  text.replaceAll(
    /(<x[^>]*>.*?<\/x>|<code[^>]*>.*?<\/code>|<[^>]*>|&\w+;)|([^<&]*\p{L}[^<&]*)/gsu,
    (_, kept, words) => kept ?? words.replace(/\p{L}+/u, (word: string) => `${word}-${language}`),
  )

/** For tests: a server that speaks the protocols of DeepL, LibreTranslate and OpenAI, with their errors on request. */
export async function startTranslationServer() {
  const taken: Taken[] = []
  const queue: Fault[] = []
  const state = {
    translate: pretend,
    limits: { texts: 50, characters: 100_000 },
    /** Done before a request for translations is answered. */
    meanwhile: async () => {},
    /** From this request on, counted from 1, none is answered. */
    heldFrom: Infinity,
  }

  function answer(request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>) {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const { authorization = '' } = request.headers
    if (path === '/v2/languages')
      return authorization === `DeepL-Auth-Key ${DEEPL_KEY}`
        ? json(
            response,
            200,
            ['AR', 'BG', 'DE', 'ES', 'FR', 'IT', 'NL', 'PL', 'PT-PT', 'RO', 'RU', 'TR', 'ZH-HANS'].map((language) => ({
              language,
              name: language,
            })),
          )
        : json(response, 403, { message: 'Forbidden' })
    if (path === '/languages')
      return json(response, 200, [{ code: 'en', name: 'English', targets: ['de', 'fr', 'fa', 'zh-Hans', 'en'] }])
    const isDeepl = path === '/v2/translate'
    const isOpenai = path === '/v1/chat/completions'
    const messages = body.messages as { content: string }[] | undefined
    const texts = (
      isDeepl ? body.text : isOpenai ? JSON.parse(messages?.[1]?.content ?? '{}').texts : body.q
    ) as string[]
    const language = isOpenai
      ? (/\(([\w-]+)\)/.exec(messages?.[0]?.content ?? '')?.[1] ?? '')
      : String(isDeepl ? body.target_lang : body.target)
    const own: Taken = { path, language, texts, body }
    taken.push(own)
    if (taken.length >= state.heldFrom) return
    const fault = queue.shift()
    if (fault) return fault(response, own)
    const translated = texts.map((text) => state.translate(text, language.toLowerCase()))
    const size = texts.join('').length
    if (isDeepl) {
      if (authorization !== `DeepL-Auth-Key ${DEEPL_KEY}`) return json(response, 403, { message: 'Forbidden' })
      if (texts.length > state.limits.texts || size > state.limits.characters)
        return json(response, 413, { message: 'Request size exceeded' })
      return json(response, 200, { translations: translated.map((text) => ({ detected_source_language: 'EN', text })) })
    }
    if (isOpenai) {
      if (authorization !== `Bearer ${OPENAI_KEY}`) return json(response, 401, { error: { code: 'invalid_api_key' } })
      const content = `Here you are:\n\`\`\`json\n${JSON.stringify({ translations: translated })}\n\`\`\``
      return json(response, 200, {
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      })
    }
    if (body.api_key !== LIBRE_KEY) return json(response, 403, { error: 'Invalid API key' })
    if (size > state.limits.characters)
      return json(response, 400, {
        error: `Invalid request: request (${size}) exceeds text limit (${state.limits.characters})`,
      })
    return json(response, 200, { translatedText: translated })
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const text = Buffer.concat(chunks).toString()
      if (text) await state.meanwhile()
      answer(request, response, text ? JSON.parse(text) : {})
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    state,
    /** The next requests for translations meet these. */
    fail: (...next: Fault[]) => void queue.push(...next),
    reset() {
      taken.length = 0
      queue.length = 0
      Object.assign(state, {
        translate: pretend,
        limits: { texts: 50, characters: 100_000 },
        meanwhile: async () => {},
        heldFrom: Infinity,
      })
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
