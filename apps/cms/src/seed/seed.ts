import { join } from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import type { UploadStore } from '../content/media/upload-store.ts'
import { bringFile } from './files.ts'
import { createVideos } from './videos.ts'
import { createPictures, readManifest } from './pictures.ts'
import { readContent } from './read-content.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedCompany } from './seed-company.ts'
import { seedEditorial } from './seed-editorial.ts'
import { seedSearchEngines } from './seed-search-engines.ts'
import { seedTurnkeys } from './seed-turnkeys.ts'
import { createWriter } from './writer.ts'

type SeedOptions = {
  payload: Payload
  /** Carries the transaction that all is written in. */
  req: Partial<PayloadRequest>
  /** The folder content/ of the repository. */
  contentFolder: string
  store: UploadStore
  /** Is told, in one sentence each, what the content lacks. */
  report: (problem: string) => void
}

/** Fills an empty database with the demo company. Answers how many documents it wrote. @throws ContentError naming file and field */
export async function seed({ payload, req, contentFolder, store, report }: SeedOptions): Promise<number> {
  const content = await readContent(join(contentFolder, 'data'), report)
  const writer = createWriter(payload, req, new Date().toISOString())
  const folder = join(contentFolder, 'pictures')
  const pictures = createPictures({ folder, store, manifest: await readManifest(folder, report), writer, report })
  const models = { folder: join(contentFolder, 'models'), store, writer, report }
  const films = await createVideos({ folder: join(contentFolder, 'films'), store, writer, report })
  const tools = {
    content,
    writer,
    pictures,
    films,
    modelOf: (slug: string) => bringFile(`${slug}.glb`, models),
    report,
  }

  const catalogue = await seedCatalogue(tools)
  await seedTurnkeys(tools, catalogue.machines)
  await seedEditorial(tools)
  await seedCompany(tools)
  await seedSearchEngines(tools)

  const pdf = { folder: join(contentFolder, 'files'), store, writer, report }
  const catalogueFile = await bringFile('presentation.pdf', pdf)
  const privacyPolicy = await bringFile('privacy-policy.pdf', pdf)
  await writer.createGlobal('company-files', { catalogue: { en: catalogueFile }, privacyPolicy: { en: privacyPolicy } })
  return writer.documents()
}
