/** One thing of a list may not be longer, in characters: what is longer is no list of ours. */
const LONGEST_THING = 5_000_000

/**
 * The elements of a JSON array of objects as it arrives, one at a time: a list of millions is never in memory as a whole.
 * @throws where the text is not an array, is cut off, or holds something endless
 */
export async function* readArray(chunks: AsyncIterable<string>): AsyncGenerator<unknown> {
  let depth = 0
  let inString = false
  let escaped = false
  let thing = ''
  let opened = false
  let closed = false
  for await (const chunk of chunks) {
    let from = 0
    for (let i = 0; i < chunk.length; i++) {
      const letter = chunk[i]
      if (inString) {
        if (escaped) escaped = false
        else if (letter === '\\') escaped = true
        else if (letter === '"') inString = false
      } else if (letter === '"') inString = true
      else if (letter === '{' || letter === '[') {
        if (depth === 0 && letter === '{') throw new Error('the list is not a list')
        if (depth++ === 0) opened = true
        else if (depth === 2) {
          from = i
          thing = ''
        }
      } else if (letter === '}' || letter === ']') {
        if (--depth === 1) {
          yield JSON.parse(thing + chunk.slice(from, i + 1))
          thing = ''
          from = i + 1
        } else if (depth === 0) closed = true
      }
    }
    if (depth > 1) thing += chunk.slice(from)
    if (thing.length > LONGEST_THING) throw new Error('an element of the list has no end')
  }
  if (!opened || !closed) throw new Error('the list is cut off')
}
