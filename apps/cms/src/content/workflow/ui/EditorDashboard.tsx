import type { PayloadRequest, ServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { settings } from '../../../platform/settings.ts'
import card from '../../../platform/ui/card.module.css'
import { Moment } from '../../../platform/ui/Moment.tsx'
import { readWaiting } from '../approval/read-waiting.ts'
import { readSchedule } from '../schedule/read-schedule.ts'
import { ScheduleTable } from '../schedule/ScheduleTable.tsx'
import { workflowTexts } from '../workflow-texts.ts'
import styles from './EditorDashboard.module.css'

const NEXT_SHOWN = 5

/** The editors' dashboard: what colleagues ask to approve, what is coming, and what could not be done. Nothing where there is neither. */
export async function EditorDashboard({ i18n, payload, req, user }: ServerProps & { req?: PayloadRequest }) {
  if (!user || !hasRole(user as never, 'admin', 'editor')) return null
  const texts = workflowTexts(i18n.language)
  const asked = { ...req, payload, user } as PayloadRequest
  const [waiting, { coming, failed }] = await Promise.all([readWaiting(asked), readSchedule(asked, NEXT_SHOWN)])
  const rows = [...failed, ...coming]
  return (
    <div className={styles.dashboard}>
      {waiting.length > 0 && (
        <section className={card.card} aria-labelledby="waiting-for-approval">
          <h2 id="waiting-for-approval">{texts['approval.dashboard']}</h2>
          <ul className={card.list}>
            {waiting.map(({ id, href, title, requestedBy, createdAt }) => (
              <li key={id}>
                <a href={href} dir="auto">
                  {title}
                </a>{' '}
                {requestedBy}, <Moment iso={createdAt} language={i18n.language} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {rows.length > 0 && (
        <section className={card.card} aria-labelledby="schedule-next">
          <h2 id="schedule-next">{texts['schedule.coming']}</h2>
          <ScheduleTable rows={rows} texts={texts} reader={i18n.language} timeZone={settings.SITE_TIME_ZONE} />
          <a href={`${payload.config.routes.admin}/schedule`}>{texts['schedule.show']}</a>
        </section>
      )}
    </div>
  )
}
