import { setTimeout as wait } from 'node:timers/promises'
import { retryDelay } from '@vitrine/platform/retry-delay'
import { type Provider, ProviderError, type ProviderRequest } from './provider.ts'
import { joinPieces, splitText } from './split-text.ts'

const MAX_TRIES = 5
/** Whoever wants a longer pause is asked again when somebody goes on. */
const MAX_PAUSE_MS = 120_000

export type Accounting = {
  /** Called before characters are sent. @throws ProviderError `limit` where they are too many */
  reserve: (characters: number) => Promise<void>
  /** Called where they were not taken. */
  release: (characters: number) => Promise<void>
}

type Options = { accounting: Accounting; request: ProviderRequest; firstPauseMs?: number }

/**
 * Has tagged texts translated, in batches of what the provider takes. What is busy or cannot be reached is asked again; a batch whose answer cannot be used is cut
 * in halves.
 * @returns a translation for each text, null where there is none that can be used
 * @throws ProviderError where going on makes no sense
 */
export async function translateTexts(
  provider: Provider,
  texts: readonly string[],
  options: Options,
): Promise<(string | null)[]> {
  const { texts: maxTexts, characters: maxCharacters } = provider.limits
  const pieces = texts.map((text) => splitText(text, maxCharacters))
  const all = pieces.flat()
  const translated: (string | null)[] = []
  for (let from = 0; from < all.length;) {
    let to = from
    let size = 0
    while (to < all.length && to - from < maxTexts && (to === from || size + (all[to]?.length ?? 0) <= maxCharacters))
      size += all[to++]?.length ?? 0
    translated.push(...(await translateBatch(provider, all.slice(from, to), options)))
    from = to
  }
  let at = 0
  return pieces.map((own) => {
    const answers = translated.slice(at, (at += own.length))
    return answers.every((it) => it !== null) ? joinPieces(own, answers) : null
  })
}

async function translateBatch(
  provider: Provider,
  batch: readonly string[],
  options: Options,
): Promise<(string | null)[]> {
  try {
    return await attempt(provider, batch, options)
  } catch (error) {
    const isHalved = error instanceof ProviderError && (error.problem === 'tooLong' || error.problem === 'answer')
    if (!isHalved) throw error
    if (batch.length > 1) {
      const middle = Math.ceil(batch.length / 2)
      const first = await translateBatch(provider, batch.slice(0, middle), options)
      return [...first, ...(await translateBatch(provider, batch.slice(middle), options))]
    }
    const [text = ''] = batch
    const parts = splitText(text, Math.ceil(text.length / 2))
    if (parts.length < 2) return [null]
    const translated: (string | null)[] = []
    for (const part of parts) translated.push(...(await translateBatch(provider, [part], options)))
    return translated.every((it) => it !== null) ? [joinPieces(parts, translated)] : [null]
  }
}

async function attempt(
  provider: Provider,
  batch: readonly string[],
  { accounting, request, firstPauseMs = 1_000 }: Options,
): Promise<string[]> {
  const characters = charactersOf(batch)
  for (let failures = 0; ; failures += 1) {
    request.signal.throwIfAborted()
    await accounting.reserve(characters)
    try {
      return await provider.translate(batch, request)
    } catch (error) {
      const isCounted = error instanceof ProviderError && error.problem === 'answer'
      if (!isCounted) await accounting.release(characters)
      const mayPass = error instanceof ProviderError && (error.problem === 'busy' || error.problem === 'unavailable')
      const pause =
        (error instanceof ProviderError ? error.retryAfterMs : null) ??
        retryDelay(failures, { firstMs: firstPauseMs, maxMs: 30_000 })
      if (!mayPass || failures + 1 >= MAX_TRIES || pause > MAX_PAUSE_MS) throw error
      await wait(pause, undefined, { signal: request.signal })
    }
  }
}

/** As providers count: the characters of the texts without their tags. */
export const charactersOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + [...text.replaceAll(/<[^>]*>/g, '')].length, 0)
