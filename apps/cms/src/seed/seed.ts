import { join } from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import type { UploadStore } from '../content/media/upload-store.ts'
import { uploadFile } from './files.ts'
import { createVideos } from './videos.ts'
import type { DemoFiles } from './demo-files.ts'
import { createPictures } from './pictures.ts'
import { readContent } from './read-content.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedCompany } from './seed-company.ts'
import { seedEditorial } from './seed-editorial.ts'
import { seedProductDocuments } from './seed-product-documents.ts'
import { seedSearchEngines } from './seed-search-engines.ts'
import { seedTurnkeys } from './seed-turnkeys.ts'
import { seedWindowStory } from './seed-window-story.ts'
import { createWriter, type Writer } from './writer.ts'

type SeedOptions = {
  payload: Payload
  /** Carries the transaction that all is written in. */
  req: Partial<PayloadRequest>
  /** Made before the transaction begins: nothing else could write while it takes its seconds. */
  files: DemoFiles
  store: UploadStore
  /** Called with a sentence for each thing that the content lacks. */
  report: (problem: string) => void
}

/** Fills an empty database with the demo company. Returns how many documents it wrote. @throws ContentError naming file and field */
export async function seed({ payload, req, files, store, report }: SeedOptions): Promise<number> {
  const { contentFolder, manifest, pdfFolder } = files
  const content = await readContent(join(contentFolder, 'data'), report)
  const writer = createWriter(payload, req, new Date().toISOString())
  const pictures = createPictures({ folders: files.pictures, store, manifest, writer, report })
  const models = { folder: join(contentFolder, 'models'), store, writer, report }
  const videos = await createVideos({ folder: join(contentFolder, 'videos'), store, writer, report })
  const tools = {
    content,
    writer,
    pictures,
    videos,
    modelOf: (slug: string) => uploadFile(`${slug}.glb`, models),
    pdfOf: async (name: string) =>
      pdfFolder ? uploadFile(`${name}.pdf`, { folder: pdfFolder, store, writer, report }) : null,
    report,
  }

  const catalogue = await seedCatalogue(tools)
  const turnkeys = await seedTurnkeys(tools, catalogue.products)
  await seedEditorial(tools, { products: catalogue.products, turnkeys })
  await seedCompany(tools, catalogue.categories)
  await seedWindowStory(tools, catalogue)
  await seedSearchEngines(tools)
  if (pdfFolder)
    await seedProductDocuments(tools, { folder: join(pdfFolder, 'documents'), store, products: catalogue.products })

  if (pdfFolder) await seedCompanyFiles(writer, { folder: pdfFolder, store, writer, report })
  return writer.documents()
}

async function seedCompanyFiles(writer: Writer, options: Parameters<typeof uploadFile>[1]): Promise<void> {
  const catalogue = await uploadFile('presentation.pdf', options)
  const privacyPolicy = await uploadFile('privacy-policy.pdf', options)
  await writer.createGlobal('company-files', { catalogue: { en: catalogue }, privacyPolicy: { en: privacyPolicy } })
}
