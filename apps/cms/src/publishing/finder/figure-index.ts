import { Bits } from './bits.ts'
import { toChoiceValue } from './choice-value.ts'
import type { FigureReader, FigureRow, ParameterRow, ProductRow, TextRow } from './read-figures.ts'

/** What is known of changes: the revision of the content, and the tags of what has changed after another. */
export type Journal = { revision: number; changedSince: (revision: number) => Promise<string[] | null> }

/** So many products are read at once: their figures are some ten thousand rows. */
const PRODUCTS_A_READ = 1000
/** More changed products than that are not brought up to date one by one. */
const MAX_CHANGED = 2000

/** What products have of one parameter. */
export type ParameterFigures = ParameterRow & {
  /** The products that have it. */
  products: Bits
  /** Of texts, and of yes and no: the products of each, and a specification that has the text. */
  choices: Map<string, { products: Bits; text: string; row: string }>
  /** Of figures: the least and the most that a product has, or has had lately. */
  min: number
  max: number
}

/** The sets of products by what they have. */
export type FigureIndex = {
  published: Bits
  categories: Map<number, Bits>
  materials: Map<string, Bits>
  parameters: Map<string, ParameterFigures>
}

/**
 * Keeps in memory which products have which figure and choice, a bit each: some megabytes with 100,000 products. It is read on first use and
 * then brought up to date from the journal of changes, which names each changed product; figures themselves stay in the database.
 */
export function createFigureIndexes(reader: FigureReader) {
  let index: FigureIndex | null = null
  let revision = 0
  let order: Promise<Int32Array> | null = null
  let refreshing: Promise<unknown> = Promise.resolve()

  /** One after the other: each begins with what the one before it has read. */
  function refreshed(content: Journal): Promise<FigureIndex> {
    const next = refreshing.then(async () => {
      if (index && revision >= content.revision) return index
      const changed = index ? await content.changedSince(revision) : null
      const ids = changed && productsOf(changed)
      if (changed === null || changed.some(movesProducts)) order = null
      if (!index || ids === null || ids.length > MAX_CHANGED) index = await readIndex(reader)
      else if (ids.length > 0) await readAgain(reader, index, ids)
      revision = content.revision
      return index
    })
    // A failure is of who asked; the next begins anew.
    refreshing = next.catch(() => (index = null))
    return next
  }

  return {
    refreshed,
    /** All published products in the order of the list: by category, then by position. @param categories in their order */
    ordered(categories: Iterable<number>): Promise<Int32Array> {
      const reading = (order ??= readOrder(categories, reader))
      reading.catch(() => (order = null))
      return reading
    },
  }
}

/** The ids of changed products; null where something has changed on which all of them depend. */
function productsOf(changed: readonly string[]): number[] | null {
  if (changed.includes('parameters')) return null
  return changed.flatMap((tag) => {
    const id = /^products:(\d+)$/.exec(tag)?.[1]
    return id === undefined ? [] : [Number(id)]
  })
}

const movesProducts = (tag: string) => tag === 'products:list' || tag === 'categories:list'

async function readOrder(categories: Iterable<number>, reader: FigureReader): Promise<Int32Array> {
  const ids: number[] = []
  for (const category of [...categories, null]) for (const id of await reader.readOrder(category)) ids.push(id)
  return Int32Array.from(ids)
}

async function readIndex(reader: FigureReader): Promise<FigureIndex> {
  const parameters = await reader.readParameters()
  const index: FigureIndex = {
    published: new Bits(),
    categories: new Map(),
    materials: new Map(),
    parameters: new Map(
      parameters.map((it) => [
        it.key,
        { ...it, products: new Bits(), choices: new Map(), min: Infinity, max: -Infinity },
      ]),
    ),
  }
  let products: ProductRow[]
  let last = 0
  while ((products = await reader.readProductsAfter(last, PRODUCTS_A_READ)).length > 0) {
    await addProducts(reader, index, products)
    last = products.at(-1)?.[0] ?? last
  }
  return index
}

async function readAgain(reader: FigureReader, index: FigureIndex, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += PRODUCTS_A_READ) {
    const some = ids.slice(at, at + PRODUCTS_A_READ)
    await addProducts(reader, index, await reader.readProductsOf(some), some)
  }
}

function* allBits({ published, categories, materials, parameters }: FigureIndex): Generator<Bits> {
  yield published
  yield* categories.values()
  yield* materials.values()
  for (const { products, choices } of parameters.values()) {
    yield products
    for (const choice of choices.values()) yield choice.products
  }
}

/** @param before of which products what was known is taken out, at the same moment: nobody counts in between */
async function addProducts(
  reader: FigureReader,
  index: FigureIndex,
  products: readonly ProductRow[],
  before: readonly number[] = [],
): Promise<void> {
  const ids = products.map(([id]) => id)
  const byId = new Map([...index.parameters.values()].map((it) => [it.id, it]))
  const ofTexts = [...byId.values()].filter(({ kind }) => kind === 'text').map(({ id }) => id)
  const figures = ids.length > 0 ? await reader.readFigures(ids) : []
  const texts = ids.length > 0 && ofTexts.length > 0 ? await reader.readTexts(ids, ofTexts) : []
  for (const bits of allBits(index)) for (const id of before) bits.delete(id)
  for (const row of products) addProduct(index, row)
  for (const row of figures) addFigure(byId.get(row[1]), row)
  for (const row of texts) addText(byId.get(row[1]), row)
}

function addProduct(index: FigureIndex, [id, category, material]: ProductRow): void {
  index.published.add(id)
  if (category !== null) bitsOf(index.categories, category).add(id)
  for (const it of material?.split('-') ?? []) bitsOf(index.materials, it).add(id)
}

function addFigure(parameter: ParameterFigures | undefined, [product, , number, max, yes]: FigureRow): void {
  switch (parameter?.kind) {
    case 'number':
    case 'range':
      if (number === null) return
      parameter.products.add(product)
      parameter.min = Math.min(parameter.min, number)
      parameter.max = Math.max(parameter.max, max ?? number)
      return
    case 'boolean':
      return addChoice(parameter, product, yes ? 'yes' : 'no', '', '')
  }
}

function addText(parameter: ParameterFigures | undefined, [product, , text, row]: TextRow): void {
  const value = toChoiceValue(text)
  if (parameter && value) addChoice(parameter, product, value, text, row)
}

function addChoice(parameter: ParameterFigures, product: number, value: string, text: string, row: string): void {
  parameter.products.add(product)
  let choice = parameter.choices.get(value)
  if (!choice) parameter.choices.set(value, (choice = { products: new Bits(), text, row }))
  choice.products.add(product)
}

function bitsOf<Key>(sets: Map<Key, Bits>, key: Key): Bits {
  let bits = sets.get(key)
  if (!bits) sets.set(key, (bits = new Bits()))
  return bits
}
