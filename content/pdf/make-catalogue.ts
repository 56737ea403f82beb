import { join } from 'node:path'
import { drawCategory } from './category-page.ts'
import { drawContact } from './contact-page.ts'
import { drawCover } from './cover.ts'
import { drawOpening } from './opening-page.ts'
import type { Entry } from './opening-page.ts'
import { loadPictures } from './pictures.ts'
import { countTurnkeyPages, drawTurnkeys } from './turnkeys-page.ts'
import { outputFolder } from './output-folder.ts'
import { readCatalogue } from './read-catalogue.ts'
import { drawServices } from './service-page.ts'
import { openSheet } from './sheet.ts'

const catalogue = readCatalogue()
const entries: Entry[] = []
const enter = (title: string, pages = 1) => {
  const last = entries.at(-1)
  entries.push({ title, pages, from: last ? last.from + last.pages : 3 })
}
for (const { name } of catalogue.categories) enter(name.en)
enter('Turnkey plants', countTurnkeyPages(catalogue))
enter('Service')
enter('Contact and dealers')
const pageOf = (title: string) => entries.find((entry) => entry.title === title)?.from ?? 0

const file = join(outputFolder, 'presentation.pdf')
const { sheet, close } = openSheet(file, 'Norvane: machines and plants', 'Presentation catalogue, edition 2027')
const hall = 'heroes/turnkey-hall'
const pictures = {
  ...(await loadPictures([hall], 1190, 0.62)),
  ...(await loadPictures(
    catalogue.categories.flatMap(({ products }) => products.map((product) => product.picture)),
    240,
  )),
  ...(await loadPictures(
    catalogue.turnkeys.map((turnkey) => turnkey.picture),
    460,
  )),
}
drawCover(sheet, 'Machines and plants\nEdition 2027', pictures[hall])
drawOpening(sheet, catalogue, entries)
catalogue.categories.forEach(({ name }, index) => drawCategory(sheet, catalogue, pictures, index, pageOf(name.en)))
drawTurnkeys(sheet, catalogue, pictures, pageOf('Turnkey plants'))
drawServices(sheet, catalogue, pageOf('Service'))
drawContact(sheet, catalogue, pageOf('Contact and dealers'))
await close()
const products = catalogue.categories.reduce((sum, { products }) => sum + products.length, 0)
console.log(`${file}: ${products} machines, ${catalogue.turnkeys.length} plants`)
