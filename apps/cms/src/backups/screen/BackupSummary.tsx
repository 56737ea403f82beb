import type { ServerProps } from 'payload'
import textStyles from '../../platform/ui/text.module.css'
import { hasRole } from '../../platform/accounts/roles.ts'
import { backupTexts } from '../backup-texts.ts'
import { StatusLine } from './StatusLine.tsx'

const TITLE_ID = 'backup-summary'

/** On the dashboard, for admins: when the last back-up succeeded, and the way to the others. */
export function BackupSummary({ user, i18n }: ServerProps) {
  if (!user || !hasRole(user as never, 'admin')) return null
  const texts = backupTexts(i18n.language)
  return (
    <section aria-labelledby={TITLE_ID} className={textStyles.muted}>
      <h2 id={TITLE_ID}>
        <a href="/admin/backups">{texts.title}</a>
      </h2>
      <StatusLine language={i18n.language} />
    </section>
  )
}
