/** In characters: a longer element is no element of our lists. */
const MAX_ELEMENT_LENGTH = 5_000_000

/**
 * The elements of a JSON array of objects as it arrives, one at a time: a list of millions is never in memory as a whole.
 * @throws where the text is not an array, is cut off, or an element is too long
 */
export async function* readArray(chunks: AsyncIterable<string>): AsyncGenerator<unknown> {
  let depth = 0
  let inString = false
  let escaped = false
  let element = ''
  let opened = false
  let closed = false
  for await (const chunk of chunks) {
    let from = 0
    for (let i = 0; i < chunk.length; i++) {
      const char = chunk[i]
      if (inString) {
        if (escaped) escaped = false
        else if (char === '\\') escaped = true
        else if (char === '"') inString = false
      } else if (char === '"') inString = true
      else if (char === '{' || char === '[') {
        if (depth === 0 && char === '{') throw new Error('the list is not a list')
        if (depth++ === 0) opened = true
        else if (depth === 2) {
          from = i
          element = ''
        }
      } else if (char === '}' || char === ']') {
        if (--depth === 1) {
          yield JSON.parse(element + chunk.slice(from, i + 1))
          element = ''
          from = i + 1
        } else if (depth === 0) closed = true
      }
    }
    if (depth > 1) element += chunk.slice(from)
    if (element.length > MAX_ELEMENT_LENGTH) throw new Error('an element of the list is too long')
  }
  if (!opened || !closed) throw new Error('the list is cut off')
}
