import { readdirSync, readFileSync } from 'node:fs'
import { formatTagOf, type LanguageCode } from '@vitrine/locales/languages'

type Translated = Partial<Record<LanguageCode, string>> & { en: string }
type Figure = { key: string; number?: number; max?: number; text?: Translated }

export type Product = { slug: string; model: string; category: string; name: Translated; parameters: Figure[] }
export type Turnkey = {
  slug: string
  profileType: string
  capacity: number
  workers: number
  name: Translated
  products: { slug: string; cnt: number }[]
}
type Dealer = { name: string; city: string; phone: string; languages: LanguageCode[] }
type Documented = { product: string; serials: { serial: string; modelYear: number }[] }

const folder = new URL('../../content/data/', import.meta.url)
const read = <T>(file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T
const readAll = <T>(name: string) => readdirSync(new URL(`${name}/`, folder)).map((file) => read<T>(`${name}/${file}`))

const products = readAll<Product>('products')
const turnkeys = readAll<Turnkey>('turnkeys')

/** The content of the demo company, with which answers are compared. Each of these throws where there is no such thing. */
export const content = {
  product: (model: string) =>
    existing(
      products.find((it) => it.model === model),
      model,
    ),
  productsOf: (category: string) => products.filter((it) => it.category === category),
  turnkey: (capacity: number) =>
    existing(
      turnkeys.find((it) => it.capacity === capacity),
      `a line for ${capacity}`,
    ),
  dealerIn: (city: string) =>
    existing(
      read<Dealer[]>('dealers.json').find((it) => it.city === city),
      city,
    ),
  /** @param question in English */
  question: (question: string, language: LanguageCode) => {
    const found = read<{ question: Translated; answer: Translated }[]>('questions.json')
    const it = existing(
      found.find((other) => other.question.en === question),
      question,
    )
    return { question: it.question[language] ?? it.question.en, answer: it.answer[language] ?? it.answer.en }
  },
  certificate: (name: string) => {
    const found = read<{ title: Translated; text: Translated }[]>('certificates.json')
    return existing(
      found.find(({ title }) => title.en.startsWith(name)),
      name,
    )
  },
  /** The product and year of a serial number. */
  serial: (serial: string) => {
    const all = read<Documented[]>('product-documents.json')
    const its = existing(
      all.find(({ serials }) => serials.some((it) => it.serial === serial)),
      serial,
    )
    const product = existing(
      products.find(({ slug }) => slug === its.product),
      its.product,
    )
    return { product, modelYear: its.serials.find((it) => it.serial === serial)?.modelYear }
  },
  /** What a parameter is called. */
  parameter: (key: string, language: LanguageCode) => {
    const found = read<{ key: string; name: Translated }[]>('parameters.json').find((it) => it.key === key)
    return existing(found, key).name[language] ?? existing(found, key).name.en
  },
}

/** A figure of a product; of a range its lower end. */
export function figureOf(product: Product, key: string): number {
  return existing(product.parameters.find((it) => it.key === key)?.number, `${key} of ${product.model}`)
}

/** Whether a range of a product covers a figure. */
export function covers({ parameters }: Product, key: string, figure: number): boolean {
  const { number, max } = parameters.find((it) => it.key === key) ?? {}
  return number !== undefined && max !== undefined && number <= figure && figure <= max
}

/** What all machines of a line need together; of those that do not state it, nothing. */
export function sumOf(turnkey: Turnkey, of: (product: Product) => number): number {
  return turnkey.products.reduce((sum, { slug, cnt }) => {
    const product = existing(
      products.find((it) => it.slug === slug),
      slug,
    )
    return sum + cnt * of(product)
  }, 0)
}

/** A figure of a product, or nothing where it is not stated. */
export const figureOrNone = ({ parameters }: Product, key: string) =>
  parameters.find((it) => it.key === key)?.number ?? 0

/** A figure as a language writes it. */
export const write = (figure: number, language: LanguageCode) =>
  new Intl.NumberFormat(`${formatTagOf(language)}-u-nu-latn`, { maximumFractionDigits: 3 }).format(figure)

/** The texts of a screen of its own, such as `near`. */
export function screenTexts(screen: 'documents' | 'finder' | 'near' | 'planner', language: LanguageCode) {
  const file = new URL(`../../packages/locales/${screen}/${language}.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return (key: string) => existing(texts[key], `the text ${key}`)
}

function existing<T>(it: T | undefined, name: string): T {
  if (it === undefined) throw new Error(`the content has no ${name}`)
  return it
}
