import type { ServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { settings } from '../../../platform/settings.ts'
import { readSpool } from '../spool-client.ts'
import { OnceHydrated } from '../../../platform/ui/OnceHydrated.tsx'
import textStyles from '../../../platform/ui/text.module.css'
import styles from './Dashboard.module.css'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { deskTexts } from '../desk-texts.ts'
import { toDuration } from '../time.ts'
import { BuyerNotices } from '../buyer/BuyerNotices.tsx'
import { DealerNotices } from '../dealer/DealerNotices.tsx'
import { readFigures } from './figures.ts'
import { today } from '../../next-step/today.ts'
import { OPEN_QUERY, OPEN_SERVICE_QUERY, readFollowUp, toDueQuery, UNANSWERED_QUERY } from './follow-up.ts'
import { readMailboxAlert } from './mailbox-alert.ts'
import { MailboxNotices } from './MailboxNotices.tsx'
import { RetryMessages } from './RetryMessages.tsx'
import { toUndeliveredRows } from './to-undelivered-rows.ts'
import { Undelivered } from './Undelivered.tsx'

const TITLE_ID = 'desk-dashboard'
const list = '/admin/collections/enquiries'
const enquiriesIn = (state: string) => `${list}?where[or][0][and][0][state][equals]=${encodeURIComponent(state)}`
const messagesIn = (state: string) => `/admin/collections/messages?where[or][0][and][0][state][equals]=${state}`

/** The operators' dashboard: what is new, how fast answers are, and whether anything is stuck. */
export async function Dashboard({ payload, user, i18n }: ServerProps) {
  if (!user || !payload || !hasRole(user as never, 'admin', 'operator')) return null
  const language = i18n.language
  const texts = deskTexts(language)
  const day = today(settings.DESK_TIME_ZONE)
  const [figures, spool, mailbox, follow] = await Promise.all([
    readFigures(payload, user.id),
    readSpool(),
    readMailboxAlert(payload),
    readFollowUp(payload, user.id, day),
  ])
  const undelivered = toUndeliveredRows(spool?.undelivered ?? [], texts, language)
  const mailOff = !settings.SMTP_URL || !settings.ENQUIRY_MAIL_TO
  const assignedTo = `${list}?where[or][0][and][0][assignee][equals]=${user.id}`
  const tiles = [
    { name: texts['dashboard.new'], value: figures.newEnquiries, href: enquiriesIn('new') },
    { name: texts['dashboard.assigned'], value: figures.assigned, href: `${assignedTo}&${OPEN_QUERY}` },
    { name: texts['dashboard.due'], value: follow.due, href: `${assignedTo}&${toDueQuery(day)}` },
    { name: texts['dashboard.unanswered'], value: follow.unanswered, href: `${list}?${UNANSWERED_QUERY}` },
    { name: texts['dashboard.inProgress'], value: figures.inProgress, href: enquiriesIn('in-progress') },
    { name: texts['dashboard.service'], value: figures.service, href: `${list}?${OPEN_SERVICE_QUERY}` },
    { name: texts['dashboard.spam'], value: figures.spam, href: enquiriesIn('spam') },
  ]
  return (
    <section className={styles.dashboard} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {texts['dashboard.title']}
      </h2>
      {mailOff && (
        <p className={textStyles.notice}>{fillTemplate(texts['dashboard.mailOff'], { count: figures.mailsWaiting })}</p>
      )}
      {!mailOff && figures.mailsWaiting > 0 && (
        <p className={textStyles.notice}>
          {fillTemplate(texts['dashboard.mailsWaiting'], { count: figures.mailsWaiting })}{' '}
          <a href={messagesIn('waiting')}>{texts['dashboard.show']}</a>
        </p>
      )}
      <MailboxNotices alert={mailbox} bounced={follow.bounced} href={messagesIn('bounced')} texts={texts} />
      {figures.messagesFailed > 0 && (
        <div className={textStyles.notice}>
          {fillTemplate(texts['dashboard.failed'], { count: figures.messagesFailed })}{' '}
          <a href={messagesIn('failed')}>{texts['dashboard.show']}</a>
          <OnceHydrated>
            <RetryMessages texts={texts} />
          </OnceHydrated>
        </div>
      )}
      <BuyerNotices payload={payload} texts={texts} language={language} />
      <DealerNotices payload={payload} texts={texts} />
      {spool && spool.silent > 0 && (
        <p className={textStyles.notice}>
          {fillTemplate(texts['dashboard.sitesSilent'], { count: spool.silent, all: spool.sites })}
        </p>
      )}
      {undelivered.length > 0 && (
        <OnceHydrated>
          <Undelivered rows={undelivered} texts={texts} returnTo={TITLE_ID} />
        </OnceHydrated>
      )}
      <ul className={styles.figures}>
        {tiles.map(({ name, value, href }) => (
          <li key={name}>
            <a className={styles.figure} href={href}>
              <span>{name}</span>
              <strong>{value}</strong>
            </a>
          </li>
        ))}
        <li>
          <div className={styles.figure}>
            <span>{texts['dashboard.median']}</span>
            <strong>{figures.medianMs === null ? '–' : toDuration(figures.medianMs, language)}</strong>
            <span className={textStyles.muted}>{texts['dashboard.medianOver']}</span>
          </div>
        </li>
      </ul>
    </section>
  )
}
