import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { CONTENT_TAGS_HEADER } from '@vitrine/contract/answer-headers'
import type { LanguageCode } from '@vitrine/locales/languages'
import { cacheableText } from '../platform/http/responses.ts'
import type { Content } from './content-store.ts'
import { ListAnswer, type WithList } from './list-answer.ts'
import { toCollections } from './tags-header.ts'

/** Few enough that other requests are answered between two readings. */
const ELEMENTS_A_READING = 25

/** What elements of lists refer to: what the later ones show is not known when the headers are sent. */
const referredTo = ['categories', 'files', 'media', 'parameters', 'products', 'interface-texts']

type StreamOptions = { content: Content; language: LanguageCode; url: URL; ifNoneMatch: string | null }

/** A whole list as it is read: never all of it is in memory. A failure on the way breaks the connection off. */
export function streamList(
  answer: ListAnswer<unknown> | WithList<unknown>,
  { content, language, url, ifNoneMatch }: StreamOptions,
): Response {
  const { revision, tags } = content
  const hash = createHash('sha1').update(`${revision} ${language} ${url.pathname}${url.search}`).digest('base64url')
  content.passOn()
  const headers = { [CONTENT_TAGS_HEADER]: [...new Set([...toCollections(tags), ...referredTo])].join(' ') }
  const body = Readable.toWeb(Readable.from(toJson(answer), { objectMode: false })) as ReadableStream<Uint8Array>
  return cacheableText(body, hash, { language, revision, ifNoneMatch, headers })
}

async function* toJson(answer: ListAnswer<unknown> | WithList<unknown>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const list = answer instanceof ListAnswer ? answer : answer.list
  const [before, after] = answer instanceof ListAnswer ? ['[', ']'] : around(answer)
  yield encoder.encode(before)
  let isFirst = true
  for (let offset = 0; offset < list.total; offset += ELEMENTS_A_READING) {
    const elements = await list.read(offset, ELEMENTS_A_READING)
    if (elements.length === 0) continue
    const text = elements.map((element) => JSON.stringify(element)).join(',')
    yield encoder.encode(isFirst ? text : `,${text}`)
    isFirst = false
  }
  yield encoder.encode(after)
}

/** What stands before and behind the elements of a list in an object. */
function around({ rest, name }: WithList<unknown>): [string, string] {
  return [`${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(name)}:[`, ']}']
}
