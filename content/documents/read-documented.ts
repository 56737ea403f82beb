import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../pdf/read-catalogue.ts'

/** The languages in which the demo's instructions are set. */
export const manualLanguages = ['en', 'de'] as const
export type ManualLanguage = (typeof manualLanguages)[number]
type Text = Record<ManualLanguage, string>

export type Documented = {
  slug: string
  model: string
  name: Text
  summary: Text
  features: { title: Text; text: Text }[]
  faq: { question: Text; answer: Text }[]
  parameters: { key: string; number?: number; max?: number; text?: Text; yes?: boolean }[]
}
export type Chapter = { title: Text; text: Text }
export type Parameter = { key: string; unit: string | null; name: Text }

const read = <Data>(file: string) => JSON.parse(readFileSync(join(dataFolder, file), 'utf8')) as Data

export const chapters = read<Chapter[]>('instructions.json')
export const parameters = new Map(read<Parameter[]>('parameters.json').map((it) => [it.key, it]))
export const company = read<{ legalName: string; address: Text; phone: string; email: string }>('company.json')

/** The products of which the demo has documents. */
export const listDocumented = (): Documented[] =>
  read<{ product: string }[]>('product-documents.json').map(({ product }) =>
    read<Documented>(`products/${product}.json`),
  )

/** The parts of a product, as its model names them. */
export function partsOf({ slug }: Documented): { key: string; name: string }[] {
  const names = read<Record<string, Text>>('../../packages/locales/parts.json')
  const models = read<Record<string, { parts: string[] }>>('../models/manifest.json')
  return (models[slug]?.parts ?? []).flatMap((key) => (names[key] ? [{ key, name: names[key].en }] : []))
}

/** What the outlines of a product are drawn from, in mm. */
export function dimensionsOf({ parameters: figures }: Documented) {
  const figure = (key: string) => figures.find((it) => it.key === key)?.number
  const [length = 1000, width = 1000, height = 1500] = ['length', 'width', 'height'].map(figure)
  return { length, width, height, workingHeight: figure('working-height') ?? Math.round(height * 0.55) }
}
