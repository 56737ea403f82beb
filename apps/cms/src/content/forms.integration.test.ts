import type { Field, FlattenedField, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => {
  cms = await createTestCms()
})

/** Names that are the same in every language, and what has a component of its own that shows no label. */
const sameEverywhere = new Set(['Slug', 'PVC', 'Json', 'Url', 'Fax', 'Chat', 'Uses', 'Findings', 'Security', 'ID'])
const brands = new Set(['facebook', 'youtube', 'twitter', 'instagram', 'linkedin', 'whatsapp'])
/** What Payload gives uploads, and what no form shows. */
const technical = /^(Id|URL|MIME Type|Thumbnail URL|Prefix|_object Key|Sizes|(Avif|Webp)\d+|Needs Second Factor)$/
/** The desk has tests of its own; what its forms hide has no label. */
const desk = new Set(['enquiries', 'messages'])
/** Rows of `faq`, which the form calls questions, and the numbers of a point that is set on the picture. */
const unseen = new Set(['Faq', 'Faqs', 'Social', 'X', 'Y'])

type Labelled = {
  label?: unknown
  labels?: object
  options?: unknown[]
  admin?: { description?: unknown; hidden?: boolean }
}

function textsOf(fields: readonly FlattenedField[]): unknown[] {
  return fields.flatMap((field) => {
    const { label, options = [], admin } = field as Labelled
    if (('hidden' in field && field.hidden) || admin?.hidden) return []
    const inner = 'flattenedFields' in field ? textsOf(field.flattenedFields) : []
    const own = options.map((it) => (typeof it === 'string' ? it : (it as { label: unknown }).label))
    return [label, admin?.description, ...own, ...inner]
  })
}

/** What stands around fields: the names of tabs and of what folds, and of the rows of lists. */
function framesOf(fields: readonly Field[]): unknown[] {
  return fields.flatMap((field) => {
    const { label, labels, admin } = field as Labelled
    if (admin?.hidden) return []
    const tabs = 'tabs' in field ? field.tabs.flatMap((tab) => [tab.label, ...framesOf(tab.fields)]) : []
    const inner = 'fields' in field ? framesOf(field.fields) : []
    return [...(field.type === 'collapsible' ? [label] : []), ...Object.values(labels ?? {}), ...tabs, ...inner]
  })
}

const visible = ({ admin }: SanitizedCollectionConfig | SanitizedGlobalConfig) => admin.hidden !== true

it('has no English label, description, group or option left that only English readers understand [R14.109]', () => {
  const { collections, globals } = cms.payload.config
  const english = [
    ...collections
      .filter(({ slug }) => !slug.startsWith('payload-') && !desk.has(slug))
      .filter(visible)
      .flatMap((it) => [
        it.labels.plural,
        it.labels.singular,
        it.admin.group,
        it.admin.description,
        ...textsOf(it.flattenedFields),
        ...framesOf(it.fields),
      ]),
    ...globals.flatMap((it) => [
      it.label,
      it.admin.group,
      it.admin.description,
      ...textsOf(it.flattenedFields),
      ...framesOf(it.fields),
    ]),
  ].filter((text): text is string => typeof text === 'string' && /[a-z]/i.test(text))
  const seen = english.filter((it) => !technical.test(it))
  const left = seen.filter((it) => !sameEverywhere.has(it) && !brands.has(it) && !unseen.has(it))
  expect([...new Set(left)]).toEqual([])
})
