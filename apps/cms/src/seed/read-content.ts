import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import * as shapes from './shapes.ts'

/** The content cannot be used as it is; the message names file and field. */
export class ContentError extends Error {
  override name = 'ContentError'
}

const lists = {
  'categories.json': shapes.category,
  'category-sections.json': shapes.categorySection,
  'parameters.json': shapes.parameter,
  'views.json': shapes.view,
  'work-pictures.json': shapes.workPicture,
  'turnkey-sections.json': shapes.turnkeySection,
  'reviews.json': shapes.review,
  'dealers.json': shapes.dealer,
  'advisers.json': shapes.adviser,
  'services.json': shapes.service,
  'advantages.json': shapes.advantage,
  'about.json': shapes.about,
  'certificates.json': shapes.certificate,
  'product-documents.json': shapes.productDocuments,
  'questions.json': shapes.question,
  'slides.json': shapes.slide,
  'seo.json': shapes.seoPage,
  'redirects.json': shapes.redirect,
  'structured-data.json': shapes.structuredData,
} as const

type ListName = keyof typeof lists
export type DemoContent = Awaited<ReturnType<typeof readContent>>

/** Reads the demo content of `folder` (content/data). A missing file is reported and counts as empty. */
export async function readContent(folder: string, report: (problem: string) => void) {
  const list = async <Name extends ListName>(name: Name): Promise<z.infer<(typeof lists)[Name]>[]> => {
    const value = await readJson(folder, name, report)
    return value === undefined ? [] : (check(name, z.array(lists[name]), value) as z.infer<(typeof lists)[Name]>[])
  }
  return {
    categories: await list('categories.json'),
    categorySections: await list('category-sections.json'),
    parameters: await list('parameters.json'),
    views: await list('views.json'),
    workPictures: await list('work-pictures.json'),
    products: await readFolder(folder, 'products', shapes.product, report),
    turnkeys: await readFolder(folder, 'turnkeys', shapes.turnkey, report),
    turnkeySections: await list('turnkey-sections.json'),
    posts: await readFolder(folder, 'posts', shapes.post, report),
    reviews: await list('reviews.json'),
    dealers: await list('dealers.json'),
    advisers: await list('advisers.json'),
    services: await list('services.json'),
    advantages: await list('advantages.json'),
    about: await list('about.json'),
    certificates: await list('certificates.json'),
    productDocuments: await list('product-documents.json'),
    questions: await list('questions.json'),
    slides: await list('slides.json'),
    seoPages: await list('seo.json'),
    redirects: await list('redirects.json'),
    structuredData: await list('structured-data.json'),
    windowStory: check(
      'window-story.json',
      shapes.windowStory.optional(),
      await readJson(folder, 'window-story.json', report),
    ),
    company: check('company.json', shapes.company.optional(), await readJson(folder, 'company.json', report)),
  }
}

async function readFolder<S extends z.ZodType>(
  folder: string,
  name: string,
  shape: S,
  report: (problem: string) => void,
): Promise<z.infer<S>[]> {
  const files = await readdir(join(folder, name)).catch(() => [])
  if (files.length === 0) report(`${name}/ is missing or empty`)
  const json = files.filter((file) => file.endsWith('.json')).toSorted()
  return Promise.all(
    json.map(async (file) => check(`${name}/${file}`, shape, await readJson(folder, `${name}/${file}`, report))),
  )
}

async function readJson(folder: string, name: string, report: (problem: string) => void): Promise<unknown> {
  let source: string
  try {
    source = await readFile(join(folder, name), 'utf8')
  } catch {
    report(`${name} is missing`)
    return undefined
  }
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new ContentError(`${name} is not JSON: ${error instanceof Error ? error.message : 'it does not parse'}`)
  }
}

function check<S extends z.ZodType>(name: string, shape: S, value: unknown): z.infer<S> {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.slice(0, 10).map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`)
  throw new ContentError(problems.join('\n'))
}
