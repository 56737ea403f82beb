import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { NO_LANGUAGE, toSerialKey } from '@vitrine/contract/document-address'
import type { DocumentKind } from '@vitrine/contract/shapes/documents'
import { languageCodes } from '@vitrine/locales/languages'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { toSlug } from '../content/fields/slug.ts'
import { toUniqueName } from '../content/media/unique-name.ts'
import type { UploadStore } from '../content/media/upload-store.ts'
import { fileTypeOf } from '../content/product-documents/file-types.ts'
import type { SeedTools } from './tools.ts'

/** A file of a product as content/documents makes it. @see content/documents/make-product-documents.ts */
type Made = { version: string; language: 'en' | 'de' | typeof NO_LANGUAGE; validFrom: string; end: string }
type Kind = { kind: DocumentKind; name: string; audience: 'public' | 'serial'; files: readonly Made[] }

const first = { version: '1.0', validFrom: '2025-03-01' } as const
const second = { version: '2.0', validFrom: '2026-03-01' } as const

/** What each documented product has. From 20 January 2027 the declaration is one of the Machinery Regulation. */
const kinds: readonly Kind[] = [
  {
    kind: 'manual',
    name: 'manual',
    audience: 'public',
    files: [
      { ...first, language: 'en', end: '.pdf' },
      { ...second, language: 'en', end: '.pdf' },
      { ...second, language: 'de', end: '.pdf' },
    ],
  },
  {
    kind: 'declaration',
    name: 'declaration',
    audience: 'public',
    files: [
      { ...first, language: 'en', end: '.pdf' },
      { version: '2.0', validFrom: '2027-01-20', language: 'en', end: '.pdf' },
    ],
  },
  { kind: 'parts', name: 'parts', audience: 'serial', files: [{ ...first, language: 'en', end: '.csv' }] },
  { kind: 'cad', name: 'outline', audience: 'public', files: [{ ...first, language: NO_LANGUAGE, end: '.dxf' }] },
  { kind: 'cad', name: 'solid', audience: 'public', files: [{ ...first, language: NO_LANGUAGE, end: '.step' }] },
]

type Source = { folder: string; store: UploadStore; products: ReadonlyMap<string, number> }

/** Writes the documents of the products that have some, with their files and serial numbers. */
export async function seedProductDocuments({ content, writer, report }: SeedTools, source: Source): Promise<void> {
  const kindNames = await readKindNames()
  for (const { product: slug, serials } of content.productDocuments) {
    const product = source.products.get(slug)
    const model = content.products.find((it) => it.slug === slug)?.model
    if (product === undefined || model === undefined) {
      report(`product-documents.json: there is no ${slug}`)
      continue
    }
    for (const { kind, name, audience, files } of kinds) {
      const formats = kind === 'cad' ? ` (${fileTypeOf(files[0]?.end ? `x${files[0].end}` : '')?.format})` : ''
      const title = Object.fromEntries(
        languageCodes.map((code) => [code, `${kindNames[code]?.[kind]} ${model}${formats}`]),
      )
      const document = await writer.create('product-documents', {
        key: `${toSlug(model)}-${name}`,
        kind,
        audience,
        title,
        products: [product],
      })
      for (const file of files) await createVersion({ document, slug, name, file })
    }
    for (const { serial, modelYear, deliveredOn } of serials) {
      const delivered = deliveredOn && `${deliveredOn}T12:00:00.000Z`
      await writer.create('serial-numbers', {
        serial,
        lookup: toSerialKey(serial),
        product,
        modelYear,
        deliveredOn: delivered,
      })
    }
  }

  async function createVersion({
    document,
    slug,
    name,
    file,
  }: {
    document: number
    slug: string
    name: string
    file: Made
  }) {
    const { version, language, validFrom, end } = file
    const made = `${slug}-${name}-${version}${language === NO_LANGUAGE ? '' : `-${language}`}${end}`
    const path = join(source.folder, made)
    const bytes = await readFile(path).catch(() => undefined)
    if (!bytes) return report(`documents/${made} is missing`)
    const filename = toUniqueName(made, bytes)
    await source.store.put('documents', filename, path)
    await writer.create('document-versions', {
      document,
      version,
      language,
      validFrom: `${validFrom}T12:00:00.000Z`,
      state: 'published',
      publishedAt: `${validFrom < '2026-11-01' ? validFrom : '2026-11-01'}T09:00:00.000Z`,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      prefix: 'documents',
      filename,
      mimeType: fileTypeOf(filename)?.type.split(';')[0] ?? extname(filename),
      filesize: bytes.length,
    })
  }
}

/** What each kind of document is called in each language, as visitors read it. */
async function readKindNames(): Promise<Record<string, Record<string, string>>> {
  const folder = join(repositoryRoot(), 'packages/locales/documents')
  const entries = await Promise.all(
    languageCodes.map(async (code) => {
      const texts = JSON.parse(await readFile(join(folder, `${code}.json`), 'utf8')) as Record<string, string>
      const own = Object.entries(texts).flatMap(([key, text]) =>
        key.startsWith('kind.') ? [[key.slice(5), text]] : [],
      )
      return [code, Object.fromEntries(own) as Record<string, string>] as const
    }),
  )
  return Object.fromEntries(entries)
}
