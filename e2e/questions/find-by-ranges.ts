import { content, covers } from './content.ts'
import { plainWords } from './plain-words.ts'
import type { Visitor } from './visitor.ts'

/**
 * Finds the machines of a category whose ranges cover figures, by the finder.
 * @param ranges parameters, and what has to be covered
 * @returns their models, as they stand in the list
 * @throws where these are not the ones of the content
 */
export async function findByRanges(visitor: Visitor, category: string, ranges: [string, number][]): Promise<string> {
  const { page, main, locale } = visitor
  const slug = category.toLowerCase().replaceAll(' ', '-')
  const wanted = content.productsOf(slug).filter((it) => ranges.every(([key, figure]) => covers(it, key, figure)))
  await visitor.pressButton(locale.text('header.products'))
  await visitor.pressTo(page.getByRole('banner').getByRole('link', { name: category }))
  await visitor.press(main.getByRole('link', { name: locale.text('finder.open') }))
  for (const [key, figure] of ranges) {
    const facet = main.getByRole('group', { name: content.parameter(key, 'en') })
    await visitor.type(facet.getByRole('spinbutton', { name: 'from', exact: true }), String(figure))
  }
  // Further ones come between: one range after the other is asked for.
  const asked = ranges.map(([key]) => `${key}.from=`)
  await page.waitForURL(({ search }) => asked.every((it) => search.includes(it)))
  let found: string[] = []
  await visitor
    .waitsFor(async () => {
      const names = await main.getByRole('article').getByRole('heading').allInnerTexts()
      found = names.map((it) => /^NV \d+/.exec(plainWords(it))?.[0] ?? it)
      return (
        found.toSorted().join() ===
        wanted
          .map(({ model }) => model)
          .toSorted()
          .join()
      )
    })
    .catch(() => {
      throw new Error(`it lists ${found.join(', ')}, and not ${wanted.map(({ model }) => model).join(', ')}`)
    })
  await visitor.reads(main.getByRole('article').first())
  return found.join(', ')
}
