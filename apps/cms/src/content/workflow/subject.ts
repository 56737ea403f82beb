import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { documentTitle } from '../document-title.ts'

export type Row = Record<string, unknown> & { id?: number | string }

/** A document or a global of which drafts are kept: what is scheduled, approved and commented on. */
export type Subject = {
  entity: string
  /** null of a global */
  documentId: number | null
}

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig

/** The collection or global of a subject; null where no drafts of it are kept. */
export function configOf(payload: Payload, { entity, documentId }: Subject): Config | null {
  const all: readonly Config[] = documentId === null ? payload.config.globals : payload.config.collections
  const config = all.find(({ slug }) => slug === entity)
  return config?.versions && config.versions.drafts ? config : null
}

/** What is published, in all languages; null where nothing is. */
export async function readPublished(
  payload: Payload,
  { entity, documentId }: Subject,
  req?: Partial<PayloadRequest>,
): Promise<Row | null> {
  const about = { locale: 'all', ...(req && { req }) } as const
  const row =
    documentId === null
      ? await payload.db.findGlobal<Row>({ slug: entity as GlobalSlug, ...about })
      : await payload.db.findOne<Row & { id: number }>({
          collection: entity as CollectionSlug,
          where: { id: { equals: documentId } },
          ...about,
        })
  return row?._status === 'published' ? row : null
}

/** The newest version, in all languages; of a global that nobody has saved, what is published. Null where there is none. */
export async function readNewest(
  payload: Payload,
  { entity, documentId }: Subject,
  req?: Partial<PayloadRequest>,
): Promise<Row | null> {
  const about = { limit: 1, pagination: false, locale: 'all', ...(req && { req }) } as const
  if (documentId === null) {
    const { docs } = await payload.db.findGlobalVersions<Row>({
      global: entity as GlobalSlug,
      where: { latest: { equals: true } },
      ...about,
    })
    return (docs[0]?.version as Row | undefined) ?? readPublished(payload, { entity, documentId }, req)
  }
  const { docs } = await payload.db.findVersions<Row>({
    collection: entity as CollectionSlug,
    where: { and: [{ parent: { equals: documentId } }, { latest: { equals: true } }] },
    ...about,
  })
  return (docs[0]?.version as Row | undefined) ?? null
}

/** What a subject is called in a language, else in English. */
export function titleOf(payload: Payload, subject: Subject, row: Row | null, language?: string | null): string {
  const config = configOf(payload, subject)
  return config && 'admin' in config && subject.documentId !== null
    ? documentTitle(config as SanitizedCollectionConfig, { ...row, id: subject.documentId }, language)
    : labelOf(config, subject.entity, language)
}

/** The form of a subject, in the back office. */
export function formAddress(
  { config }: Pick<Payload, 'config'>,
  { entity, documentId }: { entity?: string | null; documentId?: number | null },
): string {
  const place =
    documentId === null || documentId === undefined ? `globals/${entity}` : `collections/${entity}/${documentId}`
  return `${config.routes.admin}/${place}`
}

/** What a row of the schedule or of the approvals is about, as its reader calls it: the names of globals are known in every language. */
export function shownTitle(
  { payload, i18n }: Pick<PayloadRequest, 'payload' | 'i18n'>,
  { entity, documentId, title }: { entity?: string | null; documentId?: number | null; title?: string | null },
): string {
  const subject = { entity: entity ?? '', documentId: documentId ?? null }
  return subject.documentId === null
    ? labelOf(configOf(payload, subject), subject.entity, i18n.language)
    : (title ?? '')
}

function labelOf(config: Config | null, slug: string, language?: string | null): string {
  const label: unknown = config && 'label' in config ? config.label : undefined
  if (typeof label === 'string') return label
  const texts = (label ?? {}) as Record<string, string>
  return (language ? texts[language] : undefined) ?? texts.en ?? slug
}
