import { fillTemplate } from '../../../platform/fill-template.ts'
import textStyles from '../../../platform/ui/text.module.css'
import type { DeskTexts } from '../desk-texts.ts'
import type { MailboxAlert } from './mailbox-alert.ts'

type Props = { alert: MailboxAlert | null; bounced: number; href: string; texts: DeskTexts }

/** That the mailbox cannot be read, that some of its mails cannot, and that mails of ours have come back. @param href the list of those */
export function MailboxNotices({ alert, bounced, href, texts }: Props) {
  return (
    <>
      {alert?.reason && (
        <p className={textStyles.notice} role="alert">
          {alert.isAuth
            ? texts['dashboard.mailboxAuth']
            : fillTemplate(texts['dashboard.mailboxDown'], { reason: alert.reason })}
        </p>
      )}
      {alert !== null && alert.unreadable > 0 && (
        <p className={textStyles.notice}>{fillTemplate(texts['dashboard.unreadable'], { count: alert.unreadable })}</p>
      )}
      {bounced > 0 && (
        <p className={textStyles.notice}>
          {fillTemplate(texts['dashboard.bounced'], { count: bounced })} <a href={href}>{texts['dashboard.show']}</a>
        </p>
      )}
    </>
  )
}
