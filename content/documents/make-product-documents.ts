import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDxf } from '../cad/write-dxf.ts'
import { writeStep } from '../cad/write-step.ts'
import { outputFolder } from '../pdf/output-folder.ts'
import { dimensionsOf, listDocumented, partsOf } from './read-documented.ts'
import { setDeclaration } from './set-declaration.ts'
import { fileOf, setManual } from './set-manual.ts'
import { writeParts } from './write-parts.ts'

/** The date is fixed so that the same content always makes the same bytes. */
const MADE = '2026-11-01T09:00:00'

const folder = join(outputFolder, 'documents')
mkdirSync(folder, { recursive: true })

for (const product of listDocumented()) {
  const { slug, model } = product
  const file = (name: string) => fileOf(folder, slug, name)
  await setManual({ product, language: 'en', version: '1.0', file: file('manual-1.0-en.pdf') })
  await setManual({ product, language: 'en', version: '2.0', file: file('manual-2.0-en.pdf') })
  await setManual({ product, language: 'de', version: '2.0', file: file('manual-2.0-de.pdf') })
  await setDeclaration({ product, law: 'directive', version: '1.0', file: file('declaration-1.0-en.pdf') })
  await setDeclaration({ product, law: 'regulation', version: '2.0', file: file('declaration-2.0-en.pdf') })
  writeFileSync(file('parts-1.0-en.csv'), writeParts(model, partsOf(product)))
  writeFileSync(file('outline-1.0.dxf'), writeDxf(`Norvane ${model}`, dimensionsOf(product)))
  writeFileSync(file('solid-1.0.step'), writeStep(`Norvane ${model}`, dimensionsOf(product), MADE))
}
