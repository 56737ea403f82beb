import type { InputOf } from '@vitrine/contract/call'
import type { Calls } from '@vitrine/contract/calls'
import { CATEGORY_FACET, MATERIAL_FACET } from '@vitrine/contract/shapes/figure-filters'
import type { Facet, FinderResults } from '@vitrine/contract/shapes/finder'
import type { LanguageCode } from '@vitrine/locales/languages'
import { imperialOf } from '@vitrine/contract/units/imperial'
import { nameUnit } from '@vitrine/contract/units/unit-names'
import type { Content } from '../content-store.ts'
import type { OwnTexts } from '../../content/interface-texts/own-texts.ts'
import { interfaceText, toInterfaceTexts } from '../interface-texts.ts'
import { loadProductCards } from '../load-product-cards.ts'
import { idsOfCategories, listProducts } from '../product-order.ts'
import { profileTypeNames } from '../profile-types.ts'
import type { ParametersById } from '../specifications.ts'
import { decideText } from '../translations.ts'
import type { CountedFacet, CountedChoice } from '../../publishing/finder/count-facets.ts'
import type { FindProducts } from '../../publishing/finder/create-product-finder.ts'

const DEFAULT_LIMIT = 24

const nothing: FinderResults = { total: 0, products: [], facets: [], sortable: [], loosen: [], unknown: [] }

type Context = { content: Content; language: LanguageCode; findProducts: FindProducts }

/** A page of the products that match, and the questions with their counts in the language of the request. */
export async function answerFinder(
  { filters = '', sort, page = 1, limit = DEFAULT_LIMIT }: InputOf<Calls['findProducts']>,
  { content, language, findProducts }: Context,
): Promise<FinderResults> {
  const isCountOfAll = limit === 0 && filters === ''
  // Whatever product changes may match then; how many there are depends on the list alone.
  content.madeFrom(...(isCountOfAll ? ['products:list'] : ['products', 'parameters', 'categories:list']))
  if (isCountOfAll) return { ...nothing, total: (await listProducts(content)).total }
  const categories = await content.byIds('categories', await idsOfCategories(content), 'card')
  const bySlug = new Map([...categories.values()].map(({ slug, id }) => [slug, id]))
  const found = await findProducts(content, {
    filters,
    sort: sort ?? null,
    offset: (page - 1) * limit,
    limit,
    categories: bySlug,
  })
  const [products, parameters, texts, interfaceTexts] = await Promise.all([
    content.byIds('products', found.ids, 'card').then((it) => loadProductCards(content, [...it.values()], language)),
    content.byIds('parameters', [
      ...new Set([...found.facets.map((it) => it.parameter.id), ...found.sortable.map(({ id }) => id)]),
    ]),
    found.readTextsIn(language, rowsOf(found.facets)),
    content.global('interface-texts'),
  ])
  const own = toInterfaceTexts(interfaceTexts, language)
  const nameOfCategory = (slug: string) => decideText(categories.get(bySlug.get(slug) ?? NaN)?.name, language)
  const nameOfMaterial = (value: string) => profileTypeNames[language][value as 'pvc' | 'aluminium']
  return {
    total: found.total,
    products,
    facets: [
      ...toChoiceFacet(CATEGORY_FACET, found.categories, nameOfCategory),
      ...toChoiceFacet(MATERIAL_FACET, found.materials, nameOfMaterial),
      ...found.facets.flatMap((it) => toFacet(it, { parameters, texts, own }, language)),
    ],
    sortable: found.sortable.flatMap(({ id, key }) => {
      const parameter = parameters.get(id)
      return parameter ? [{ key, name: decideText(parameter.name, language) }] : []
    }),
    loosen: found.loosen,
    unknown: found.unknown,
  }
}

const rowsOf = (facets: readonly CountedFacet[]) =>
  facets.flatMap(({ parameter, choices }) =>
    parameter.kind === 'text' ? choices.map(({ value }) => parameter.choices.get(value)?.row ?? '') : [],
  )

function toChoiceFacet(key: string, counted: readonly CountedChoice[], nameOf: (value: string) => string): Facet[] {
  if (counted.length === 0) return []
  const choices = counted.map((it) => ({ ...it, name: nameOf(it.value) }))
  return [
    { kind: 'choice', key, name: '', group: null, count: counted.reduce((sum, it) => sum + it.count, 0), choices },
  ]
}

type Names = { parameters: ParametersById; texts: ReadonlyMap<string, string>; own: OwnTexts }

function toFacet(
  { parameter, count, choices }: CountedFacet,
  { parameters, texts, own }: Names,
  language: LanguageCode,
): Facet[] {
  const document = parameters.get(parameter.id)
  if (!document) return []
  const { key, kind, min, max } = parameter
  const name = decideText(document.name, language)
  const group = document.group ? interfaceText(language, `product.group.${document.group}`, own) : null
  const base = { key, name, group, count }
  if (kind === 'number' || kind === 'range') {
    const imperial = imperialOf(document.unit)
    const unit = document.unit ? nameUnit(document.unit, language) : null
    const imperialUnit = imperial && { ...imperial, unit: nameUnit(imperial.unit, language) }
    return [{ ...base, kind, unit, min, max, ...(imperialUnit && { imperial: imperialUnit }) }]
  }
  const nameOf = (value: string) => {
    if (kind === 'boolean') return interfaceText(language, value === 'yes' ? 'product.yes' : 'product.no', own)
    const choice = parameter.choices.get(value)
    return texts.get(choice?.row ?? '') ?? choice?.text ?? value
  }
  return [{ ...base, kind: 'choice', choices: choices.map((it) => ({ ...it, name: nameOf(it.value) })) }]
}
