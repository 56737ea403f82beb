import type { UIFieldServerComponent } from 'payload'
import { daysLeftText } from './days-left-text.ts'

/** In the sidebar of a document in the trash: how long it can be restored. */
export const DaysLeft: UIFieldServerComponent = ({ data, req }) => {
  const deletedAt: unknown = data?.deletedAt
  return typeof deletedAt === 'string' ? <p>{daysLeftText(req.i18n.language, deletedAt)}</p> : null
}
