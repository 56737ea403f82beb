import { join } from 'node:path'
import { openSheet } from '../pdf/sheet.ts'
import { openFlow } from './flow.ts'
import { chapters, company, type Documented, type ManualLanguage, parameters } from './read-documented.ts'

const words = {
  en: {
    title: 'Operating instructions',
    use: 'Intended use',
    data: 'Technical data',
    operation: 'Operation',
    questions: 'Questions',
    version: 'Version',
    maker: 'Manufacturer',
    translation: 'Translation of the original instructions',
    yes: 'yes',
    no: 'no',
  },
  de: {
    title: 'Betriebsanleitung',
    use: 'Bestimmungsgemäße Verwendung',
    data: 'Technische Daten',
    operation: 'Betrieb',
    questions: 'Fragen',
    version: 'Version',
    maker: 'Hersteller',
    translation: 'Originalbetriebsanleitung',
    yes: 'ja',
    no: 'nein',
  },
} as const

type Manual = { product: Documented; language: ManualLanguage; version: string; file: string }

/** Sets the instructions of a product in a language. */
export async function setManual({ product, language, version, file }: Manual): Promise<void> {
  const text = words[language]
  const name = `${product.model} ${product.name[language]}`
  const { sheet, close } = openSheet(file, `${text.title} ${name}`, text.title, language)
  const flow = openFlow(sheet, `${text.title} ${product.model} · ${text.version} ${version}`)
  flow.title(name, `${text.title}, ${text.version} ${version}. ${text.translation}.`)
  flow.row(text.maker, `${company.legalName}, ${company.address[language]}, ${company.phone}, ${company.email}`)
  const [about, ...others] = chapters
  for (const it of [about, { title: mirror(text.use), text: product.summary }, ...others.slice(0, 2)])
    if (it) writeChapter(it.title[language], it.text[language])
  flow.heading(text.data)
  for (const [term, value] of rowsOf(product, language)) flow.row(term, value)
  flow.heading(text.operation)
  for (const { title, text: said } of product.features) {
    flow.strong(title[language])
    flow.paragraph(said[language])
  }
  for (const it of others.slice(2)) writeChapter(it.title[language], it.text[language])
  flow.heading(text.questions)
  for (const { question, answer } of product.faq) {
    flow.strong(question[language])
    flow.paragraph(answer[language])
  }
  await close()

  function writeChapter(title: string, said: string) {
    flow.heading(title)
    flow.paragraph(said)
  }
}

const mirror = (title: string) => ({ en: title, de: title })

function rowsOf({ parameters: figures }: Documented, language: ManualLanguage): [string, string][] {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false })
  return figures.flatMap(({ key, number, max, text, yes }): [string, string][] => {
    const parameter = parameters.get(key)
    if (!parameter) return []
    const range = [number, max].filter((it) => it !== undefined).map((it) => format.format(it))
    const value =
      text?.[language] ?? (yes === undefined ? range.join('–') : yes ? words[language].yes : words[language].no)
    return value === '' ? [] : [[parameter.name[language], [value, parameter.unit ?? ''].join(' ').trim()]]
  })
}

/** Where a file of a product is. */
export const fileOf = (folder: string, slug: string, name: string) => join(folder, `${slug}-${name}`)
