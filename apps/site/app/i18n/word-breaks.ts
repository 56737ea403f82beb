import { useMatches } from 'react-router'
import type { WordBreaks } from '../../shared/word-breaks.ts'

/** What a browser was told since it loaded the document: a list that is shown below an earlier page of it has what that one has loaded. */
let known: WordBreaks = {}

/** Where the words of the titles on the page may be broken: of all routes that are shown. */
export function useWordBreaks(): WordBreaks {
  const loaded = useMatches().flatMap(({ loaderData }) => {
    const { wordBreaks } = (loaderData ?? {}) as { wordBreaks?: WordBreaks }
    return wordBreaks ? [wordBreaks] : []
  })
  return addToKnown(loaded)
}

/** All of them; the same object where none is new, so that nothing is rendered again. A server knows one page at a time. */
function addToKnown(loaded: readonly WordBreaks[]): WordBreaks {
  if (import.meta.env.SSR) return Object.assign({}, ...loaded) as WordBreaks
  const isNew = loaded.some((breaks) => Object.keys(breaks).some((word) => !Object.hasOwn(known, word)))
  if (isNew) known = Object.assign({}, known, ...loaded) as WordBreaks
  return known
}
