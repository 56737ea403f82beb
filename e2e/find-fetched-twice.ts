/** The pictures, scripts, styles and fonts that a page fetched more than once; a picture in another type is the same picture. */
export function findFetchedTwice(paths: readonly string[]): string[] {
  const files = paths.filter((it) => it.startsWith('/media/') || it.startsWith('/assets/'))
  const stems = files.map((it) => it.replace(/\.(avif|webp)$/, ''))
  return stems.filter((it, index) => stems.indexOf(it) < index)
}
