import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const contentFolder = fileURLToPath(new URL('..', import.meta.url))
export const picturesFolder = join(contentFolder, 'pictures')
const dataFolder = join(contentFolder, 'data')

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const read = (path: string): Json | null => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    console.warn(`Left out ${path}: ${(error as Error).message}`)
    return null
  }
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .flatMap((entry) => {
          const path = join(folder, entry.name)
          return entry.isDirectory() ? filesIn(path) : entry.name.endsWith('.json') ? [path] : []
        })
        .toSorted()
    : []

const collect = (value: Json, names: Set<string>) => {
  if (Array.isArray(value)) value.forEach((item) => collect(item, names))
  else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'picture' && typeof inner === 'string') names.add(inner)
      else if (key === 'pictures' && Array.isArray(inner))
        inner.forEach((name) => typeof name === 'string' && names.add(name))
      else collect(inner, names)
    }
  }
}

/** Every picture that the data names, with the first file that names it. */
export const askedPictures = (): Map<string, string> => {
  const asked = new Map<string, string>()
  for (const path of filesIn(dataFolder)) {
    const names = new Set<string>()
    const content = read(path)
    if (content !== null) collect(content, names)
    for (const name of names) if (!asked.has(name)) asked.set(name, path.slice(dataFolder.length + 1))
  }
  return asked
}

export type Product = { slug: string; category: string; figures: Map<string, number> }

type Figure = { key: string; number?: number }
type ProductFile = { slug: string; category: string; parameters?: Figure[] }

const readProducts = (): Map<string, Product> => {
  const products = new Map<string, Product>()
  for (const path of filesIn(join(dataFolder, 'products'))) {
    const file = read(path) as ProductFile | null
    if (!file) continue
    const figures = new Map(
      (file.parameters ?? []).flatMap(({ key, number }) => (number === undefined ? [] : [[key, number] as const])),
    )
    products.set(file.slug, { slug: file.slug, category: file.category, figures })
  }
  return products
}

export type Turnkey = { slug: string; workers: number; profileType: string; products: { slug: string; cnt: number }[] }

const readTurnkeys = (): Map<string, Turnkey> =>
  new Map(
    filesIn(join(dataFolder, 'turnkeys')).flatMap((path) => {
      const turnkey = read(path) as Turnkey | null
      return turnkey ? [[turnkey.slug, turnkey] as const] : []
    }),
  )

export type Content = { products: Map<string, Product>; turnkeys: Map<string, Turnkey> }

export const readContent = (): Content => ({ products: readProducts(), turnkeys: readTurnkeys() })

/** A product by its slug; an unknown one has the usual size. */
export const productOf = (slug: string, { products }: Pick<Content, 'products'>): Product =>
  products.get(slug) ?? { slug, category: '', figures: new Map() }
