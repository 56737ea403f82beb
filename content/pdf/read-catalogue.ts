import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Text = { en: string }
export type Value = { key: string; number?: number; max?: number; highlight?: boolean }
export type Parameter = { key: string; position: number; unit: string | null; name: Text }
export type Product = {
  slug: string
  model: string
  category: string
  position: number
  picture: string
  name: Text
  subtitle: Text
  parameters: Value[]
}
export type Category = { slug: string; position: number; name: Text; summary: Text }
export type Turnkey = {
  slug: string
  position: number
  picture: string
  country: string
  profileType: 'pvc' | 'aluminium' | 'pvc-aluminium'
  capacity: number
  workers: number
  name: Text
  summary: Text
  products: { slug: string; cnt: number }[]
}
export type Dealer = { name: string; continent: string; country: string; city: string }
export type Company = {
  legalName: string
  address: Text
  phone: string
  fax: string
  email: string
  hours: Text
}
export type About = { title: Text; text: Text; facts: { value: string; label: Text }[] }
export type Service = { title: Text; text: Text }
export type Catalogue = {
  company: Company
  about: About[]
  services: Service[]
  categories: (Category & { products: Product[] })[]
  parameters: Map<string, Parameter>
  turnkeys: Turnkey[]
  dealers: Dealer[]
}

export const dataFolder = fileURLToPath(new URL('../data/', import.meta.url))

const read = <T>(path: string): T => JSON.parse(readFileSync(join(dataFolder, path), 'utf8')) as T

const readFolder = <T extends { position: number; slug: string }>(folder: string): T[] => {
  const path = join(dataFolder, folder)
  if (!existsSync(path)) return []
  const names = readdirSync(path).filter((name) => name.endsWith('.json'))
  return names.map((name) => read<T>(join(folder, name))).toSorted(byPosition)
}

const byPosition = (a: { position: number; slug: string }, b: { position: number; slug: string }) =>
  a.position - b.position || a.slug.localeCompare(b.slug)

/** Everything that the presentation shows, in its order. @throws Error if a file is missing */
export const readCatalogue = (): Catalogue => {
  const products = readFolder<Product>('products')
  return {
    company: read<Company>('company.json'),
    about: read<About[]>('about.json'),
    services: read<Service[]>('services.json'),
    categories: read<Category[]>('categories.json')
      .toSorted(byPosition)
      .map((category) => ({ ...category, products: products.filter((product) => product.category === category.slug) })),
    parameters: new Map(read<Parameter[]>('parameters.json').map((parameter) => [parameter.key, parameter])),
    turnkeys: readFolder<Turnkey>('turnkeys'),
    dealers: read<Dealer[]>('dealers.json'),
  }
}
