import type { ServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { settings } from '../../../platform/settings.ts'
import { readSpool } from '../actions/undelivered.ts'
import words from '../ui/text.module.css'
import styles from './Dashboard.module.css'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { deskTexts } from '../desk-texts.ts'
import { toDuration } from '../time.ts'
import { readFigures } from './figures.ts'
import { RetryMessages } from './RetryMessages.tsx'
import { toUndeliveredRows } from './to-undelivered-rows.ts'
import { Undelivered } from './Undelivered.tsx'

const TITLE = 'desk-board'
const list = '/admin/collections/enquiries'
const inState = (state: string) => `${list}?where[or][0][and][0][state][equals]=${encodeURIComponent(state)}`
const messagesIn = (state: string) => `/admin/collections/messages?where[or][0][and][0][state][equals]=${state}`

/** The dashboard of those who answer: what is new, how fast answers are, and whether anything is stuck. */
export async function Dashboard({ payload, user, i18n }: ServerProps) {
  if (!user || !payload || !hasRole(user as never, 'admin', 'operator')) return null
  const language = i18n.language
  const texts = deskTexts(language)
  const [figures, spool] = await Promise.all([readFigures(payload, user.id), readSpool()])
  const letters = toUndeliveredRows(spool?.letters ?? [], texts, language)
  const mailOff = !settings.SMTP_URL || !settings.ENQUIRY_MAIL_TO
  const mine = `${list}?where[or][0][and][0][assignee][equals]=${user.id}`
  const tiles = [
    { name: texts['board.new'], value: figures.fresh, href: inState('new') },
    { name: texts['board.mine'], value: figures.mine, href: mine },
    { name: texts['board.inWork'], value: figures.inWork, href: inState('in progress') },
    { name: texts['board.spam'], value: figures.spam, href: inState('spam') },
  ]
  return (
    <section className={styles.board} aria-labelledby={TITLE}>
      <h2 id={TITLE} tabIndex={-1}>
        {texts['board.title']}
      </h2>
      {mailOff && (
        <p className={words.notice}>{fillTemplate(texts['board.mailOff'], { count: figures.mailsWaiting })}</p>
      )}
      {!mailOff && figures.mailsWaiting > 0 && (
        <p className={words.notice}>
          {fillTemplate(texts['board.mailsWaiting'], { count: figures.mailsWaiting })}{' '}
          <a href={messagesIn('waiting')}>{texts['board.show']}</a>
        </p>
      )}
      {figures.messagesFailed > 0 && (
        <div className={words.notice}>
          {fillTemplate(texts['board.failed'], { count: figures.messagesFailed })}{' '}
          <a href={messagesIn('failed')}>{texts['board.show']}</a>
          <RetryMessages texts={texts} />
        </div>
      )}
      {letters.length > 0 && <Undelivered rows={letters} texts={texts} returnTo={TITLE} />}
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
            <span>{texts['board.median']}</span>
            <strong>{figures.medianMs === null ? '–' : toDuration(figures.medianMs, language)}</strong>
            <span className={words.quiet}>{texts['board.medianOver']}</span>
          </div>
        </li>
      </ul>
    </section>
  )
}
