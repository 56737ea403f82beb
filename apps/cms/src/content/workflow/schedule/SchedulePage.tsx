import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { settings } from '../../../platform/settings.ts'
import card from '../../../platform/ui/card.module.css'
import { OwnScreen } from '../../../platform/ui/OwnScreen.tsx'
import { workflowTexts } from '../workflow-texts.ts'
import { readSchedule } from './read-schedule.ts'
import { ScheduleTable } from './ScheduleTable.tsx'

/** What is to be published and taken off the site, and what became of it. */
export async function SchedulePage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!hasRole(req.user, 'admin', 'editor')) redirect('/admin')
  const { language } = view.i18n
  const texts = workflowTexts(language)
  const { coming, past } = await readSchedule(req)
  const about = { texts, reader: language, timeZone: settings.SITE_TIME_ZONE }
  return (
    <OwnScreen view={view} title={texts['schedule.title']}>
      <section className={card.card} aria-labelledby="schedule-coming">
        <h2 id="schedule-coming">{texts['schedule.coming']}</h2>
        {coming.length === 0 ? <p>{texts['schedule.none']}</p> : <ScheduleTable rows={coming} {...about} />}
      </section>
      {past.length > 0 && (
        <section className={card.card} aria-labelledby="schedule-past">
          <h2 id="schedule-past">{texts['schedule.past']}</h2>
          <ScheduleTable rows={past} {...about} />
        </section>
      )}
    </OwnScreen>
  )
}
