import type { Payload } from 'payload'
import textStyles from '../../../platform/ui/text.module.css'
import type { DeskTexts } from '../desk-texts.ts'

const list = '/admin/collections/enquiries?where[or][0][and]'
const QUERY = `${list}[0][dealerState][in]=silent,declined&where[or][0][and][1][state][in]=new,in-progress&where[or][0][and][2][assignee][exists]=false`

/** On the dashboard: what came back from dealers, open and with nobody. */
export async function DealerNotices({ payload, texts }: { payload: Payload; texts: DeskTexts }) {
  const { totalDocs } = await payload.count({
    collection: 'enquiries',
    where: {
      dealerState: { in: ['silent', 'declined'] },
      state: { in: ['new', 'in-progress'] },
      assignee: { exists: false },
    },
  })
  if (totalDocs === 0) return null
  return (
    <p className={textStyles.notice}>
      <a href={QUERY}>
        {texts['dashboard.fromDealers']}: {totalDocs}
      </a>
    </p>
  )
}
