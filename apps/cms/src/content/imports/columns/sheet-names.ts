/** Of Excel. */
const MAX_SHEET_NAME = 31
/** Where the products without a category are. */
export const WITHOUT_CATEGORY = 'products'

/**
 * The names of the sheets of categories by their slugs: the slug, cut to what Excel takes, and with a number where another sheet is called so already,
 * since two sheets, or two files of an archive, of one name are one.
 */
export function sheetNames(categories: readonly { id: number; slug: string }[]): Map<string, string> {
  const taken = new Set([WITHOUT_CATEGORY])
  const names = new Map<string, string>()
  for (const { slug } of categories.toSorted((a, b) => a.id - b.id)) {
    const short = slug.slice(0, MAX_SHEET_NAME)
    const isFree = (name: string) => !taken.has(name.toLowerCase())
    let name = short
    for (let number = 2; !isFree(name); number++) {
      const end = `-${number}`
      name = short.slice(0, MAX_SHEET_NAME - end.length) + end
    }
    taken.add(name.toLowerCase())
    names.set(slug, name)
  }
  return names
}
