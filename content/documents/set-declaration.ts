import { openSheet } from '../pdf/sheet.ts'
import { openFlow } from './flow.ts'
import { company, type Documented } from './read-documented.ts'

/** What a declaration refers to: the directive until 19 January 2027, the regulation from the day after. */
export const laws = {
  directive: 'Directive 2006/42/EC on machinery',
  regulation: 'Regulation (EU) 2023/1230 on machinery',
} as const

type Declaration = { product: Documented; law: keyof typeof laws; version: string; file: string }

/** Sets the declaration of conformity of a product. */
export async function setDeclaration({ product, law, version, file }: Declaration): Promise<void> {
  const name = `${product.model} ${product.name.en}`
  const title = 'EU declaration of conformity'
  const { sheet, close } = openSheet(file, `${title} ${name}`, title)
  const flow = openFlow(sheet, `${title} · ${product.model} · Version ${version}`)
  flow.title(
    title,
    `The manufacturer declares under sole responsibility that the product named below conforms with ${laws[law]}.`,
  )
  flow.row('Manufacturer', `${company.legalName}, ${company.address.en}`)
  flow.row('Product', name)
  flow.row('Legal act', laws[law])
  flow.row('Further acts', 'Directive 2014/30/EU on electromagnetic compatibility')
  flow.row('Harmonised standards', 'EN ISO 12100:2010, EN 60204-1:2018, EN ISO 13849-1:2023, EN ISO 4414:2010')
  flow.row('Technical file', `${company.legalName}, technical documentation`)
  flow.row(
    'Note',
    'Norvane is a made-up company, and so is this document: it shows where a declaration stands on the site.',
  )
  await close()
}
