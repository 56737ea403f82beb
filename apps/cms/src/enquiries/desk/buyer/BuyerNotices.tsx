import type { Payload } from 'payload'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { toMoment } from '../../../platform/moment.ts'
import textStyles from '../../../platform/ui/text.module.css'
import { toErasureDeadline } from '../../buyer/deadline.ts'
import type { DeskTexts } from '../desk-texts.ts'

const list = '/admin/collections/enquiries?where[or][0][and][0]'

/** On the dashboard: what buyers wrote and nobody has seen, and who waits for his data to be erased. */
export async function BuyerNotices({
  payload,
  texts,
  language,
}: {
  payload: Payload
  texts: DeskTexts
  language: string
}) {
  const [wrote, asked] = await Promise.all([
    payload.count({
      collection: 'enquiries',
      where: { buyerWroteAt: { exists: true }, state: { not_equals: 'spam' } },
    }),
    payload.find({
      collection: 'enquiries',
      where: { erasureRequestedAt: { exists: true } },
      sort: 'erasureRequestedAt',
      limit: 1,
      depth: 0,
      select: { erasureRequestedAt: true },
    }),
  ])
  const first = asked.docs[0]?.erasureRequestedAt
  return (
    <>
      {wrote.totalDocs > 0 && (
        <p className={textStyles.notice}>
          <a href={`${list}[buyerWroteAt][exists]=true&sort=buyerWroteAt`}>
            {texts['dashboard.fromBuyers']}: {wrote.totalDocs}
          </a>
        </p>
      )}
      {first && (
        <p className={textStyles.notice}>
          <a href={`${list}[erasureRequestedAt][exists]=true&sort=erasureRequestedAt`}>
            {fillTemplate(texts['dashboard.erasures'], {
              count: asked.totalDocs,
              date: toMoment(toErasureDeadline(first), language),
            })}
          </a>
        </p>
      )}
    </>
  )
}
