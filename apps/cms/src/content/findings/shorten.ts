import { widthOf } from './text-width.ts'

/** A text as a search engine cuts it: after a whole word, with an ellipsis. */
export function shorten(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let cut = ''
  for (const character of text) {
    if (widthOf(cut + character) >= width) break
    cut += character
  }
  const end = cut.lastIndexOf(' ')
  return `${(end > cut.length / 2 ? cut.slice(0, end) : cut).replace(/[\s\p{P}]+$/u, '')}…`
}
