import { getTranslation } from '@payloadcms/translations'
import { notFound, redirect } from 'next/navigation.js'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { formText } from '../../platform/forms/form-texts.ts'
import { pageOfQuery } from '../../platform/page-of-query.ts'
import { OwnScreen } from '../../platform/ui/OwnScreen.tsx'
import text from '../../platform/ui/text.module.css'
import { sliderNames, sliders } from '../collections/slides.ts'
import { documentTitle } from '../document-title.ts'
import { workflowTexts } from '../workflow/workflow-texts.ts'
import { OrderList } from './OrderList.tsx'
import styles from './Order.module.css'
import { isOfDesk, isOrdered, mayOrder, type OrderedCollection } from './ordered-collections.ts'
import { readOrder, ROWS_A_PAGE } from './read-order.ts'

type Group = { value: string; name: string }

/** The screen on which a list is ordered by dragging: `?collection=products&within=3`. */
export async function OrderPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { collection, within, page } = view.searchParams ?? {}
  if (!isOrdered(collection)) notFound()
  if (!mayOrder(req.user, collection)) redirect('/admin')
  const { labels } = req.payload.collections[collection].config
  const texts = workflowTexts(view.i18n.language)
  const groups = await readGroups(req, collection)
  const chosen = groups.find(({ value }) => value === within) ?? groups[0] ?? null
  const number = pageOfQuery(page)
  const data = await readOrder(req, collection, chosen?.value ?? null, number)
  const { admin } = req.payload.config.routes
  const label = getTranslation(labels.plural as string, view.i18n)
  const hrefOf = (group: string | undefined, at = 1) =>
    `${admin}/order?${new URLSearchParams({ collection, ...(group && { within: group }), page: String(at) })}`
  return (
    <OwnScreen
      view={view}
      title={`${texts['order.title']}: ${label}`}
      parents={[{ label, url: `${admin}/collections/${collection}` }]}
    >
      <p className={text.muted}>{texts[isOfDesk(collection) ? 'order.hint.rules' : 'order.hint']}</p>
      {groups.length > 0 && (
        <nav aria-label={texts['order.within']}>
          <ul className={styles.groups}>
            {groups.map(({ value, name }) => (
              <li key={value}>
                <a href={hrefOf(value)} aria-current={value === chosen?.value ? 'page' : undefined} dir="auto">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {data.rows.length === 0 ? (
        <p>{texts['order.none']}</p>
      ) : (
        <OrderList
          key={hrefOf(chosen?.value, number)}
          collection={collection}
          data={data}
          texts={texts}
          from={(number - 1) * ROWS_A_PAGE}
        />
      )}
      <p>
        {number > 1 && <a href={hrefOf(chosen?.value, number - 1)}>‹ {number - 1}</a>}{' '}
        {number * ROWS_A_PAGE < data.total && <a href={hrefOf(chosen?.value, number + 1)}>{number + 1} ›</a>}
      </p>
    </OwnScreen>
  )
}

/** Within what the documents of a collection are ordered. */
async function readGroups(req: PayloadRequest, collection: OrderedCollection): Promise<Group[]> {
  if (collection === 'slides')
    return sliders.map((value) => ({ value, name: formText(req.i18n.language, sliderNames[value]) }))
  if (collection !== 'products') return []
  const { docs } = await req.payload.find({
    collection: 'categories',
    sort: 'position',
    limit: 1000,
    pagination: false,
    depth: 0,
    locale: req.locale,
    overrideAccess: false,
    req,
  })
  const { config } = req.payload.collections.categories
  return docs.map((doc) => ({ value: String(doc.id), name: documentTitle(config, { ...doc }, req.locale) }))
}
