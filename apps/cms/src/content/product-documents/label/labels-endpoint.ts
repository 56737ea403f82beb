import { toSerialPath } from '@vitrine/contract/document-address'
import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { toRowId } from '../../../platform/database/row-id.ts'
import { forEditors } from '../../../platform/http/for-editors.ts'
import { settings } from '../../../platform/settings.ts'
import { compareSerials } from '../scope.ts'
import type { LabelContent } from './draw-label.ts'
import { labelQuery } from './label-layout.ts'
import { labelsPage } from './labels-page.ts'

/** On one page: what a browser prints at once without effort. */
const LABELS_A_PART = 500
const MAX_IDS = 1000

/** The labels of several serial numbers to print: those of `ids`, else those that the list shows with its filters and search. For editors and admins. */
export const labelsEndpoint: Endpoint = {
  method: 'get',
  path: '/labels',
  handler: forEditors('the labels of serial numbers', answerLabels),
}

async function answerLabels(req: PayloadRequest): Promise<Response> {
  const { searchParams } = new URL(req.url ?? '/', settings.SITE_URL)
  const asked = labelQuery.safeParse(Object.fromEntries(searchParams))
  const query = asked.data ?? labelQuery.parse({})
  const page = query.part
  const { labels, total } = asked.success ? await readLabels(req, page) : { labels: [], total: 0 }
  return labelsPage({
    req,
    query,
    isWrong: !asked.success,
    labels,
    total,
    from: (page - 1) * LABELS_A_PART + 1,
    address: searchParams,
  })
}

async function readLabels(req: PayloadRequest, page: number): Promise<{ labels: LabelContent[]; total: number }> {
  const { payload, user } = req
  const { name: company } = await payload.findGlobal({ slug: 'company', depth: 0, locale: 'en' })
  const { docs, totalDocs } = await payload.find({
    collection: 'serial-numbers',
    where: whereOf(req),
    sort: 'serial',
    limit: LABELS_A_PART,
    page,
    depth: 1,
    locale: 'en',
    select: { serial: true, product: true },
    populate: { products: { model: true, name: true } },
    overrideAccess: false,
    user,
  })
  const labels = docs
    .toSorted((a, b) => compareSerials(a.serial, b.serial))
    .map(({ serial, product }) => {
      const { model = '', name = '' } = typeof product === 'object' ? product : {}
      const link = settings.SITE_URL + toSerialPath(serial)
      return { link, serial, model, name: name ?? '', company: company ?? '' }
    })
  return { labels, total: totalDocs }
}

function whereOf({ query, payload }: PayloadRequest): Where {
  const { where, search, ids } = query as { where?: Where; search?: string; ids?: string }
  if (typeof ids === 'string') {
    const known = ids.split(',').flatMap((it) => toRowId(it) ?? [])
    if (known.length > MAX_IDS) throw new APIError('too many ids', 400)
    return { id: { in: known } }
  }
  const collectionConfig = payload.collections['serial-numbers'].config
  return mergeListSearchAndWhere({ collectionConfig, search: search ?? '', where: where ?? {} })
}
