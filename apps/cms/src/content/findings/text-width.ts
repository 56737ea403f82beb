/** Search engines cut titles and descriptions at about these widths. */
export const MAX_TITLE_WIDTH = 60
export const MAX_DESCRIPTION_WIDTH = 160

/** How wide a text is, in letters: Chinese characters take the room of two. */
export function widthOf(text: string): number {
  return [...text].reduce(
    (width, character) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(character) ? 2 : 1),
    0,
  )
}
