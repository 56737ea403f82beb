const RIGHT_TO_LEFT_LETTER = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/** The `dir` of a text of unknown language: `auto` alone would set "PVC و آلومینیوم" from left to right, because of its first word. */
export function textDirection(text: string): 'rtl' | 'auto' {
  return RIGHT_TO_LEFT_LETTER.test(text) ? 'rtl' : 'auto'
}
