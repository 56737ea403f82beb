const RIGHT_TO_LEFT_LETTER = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/** `dir` of a text on its own: `auto` alone would run "PVC و آلومینیوم" from left to right, for its first word is Latin. */
export function textDirection(text: string): 'rtl' | 'auto' {
  return RIGHT_TO_LEFT_LETTER.test(text) ? 'rtl' : 'auto'
}
