import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import card from '../../platform/ui/card.module.css'
import table from '../../platform/ui/table.module.css'
import textStyles from '../../platform/ui/text.module.css'
import { tagOf } from '../../platform/tag-of.ts'
import { hasRole } from '../../platform/accounts/roles.ts'
import { fillTemplate } from '../../platform/fill-template.ts'
import { settings } from '../../platform/settings.ts'
import { Moment } from '../../platform/ui/Moment.tsx'
import { OwnScreen } from '../../platform/ui/OwnScreen.tsx'
import { backupTexts } from '../backup-texts.ts'
import { isBackupRunning } from '../run-backup-program.ts'
import { createBackupStore } from '../store/create-backup-store.ts'
import { MakeBackup } from './MakeBackup.tsx'
import { StatusLine } from './StatusLine.tsx'

const MEGABYTE = 1_000_000

/** The page where an admin sees the back-ups, makes one and downloads one. */
export async function BackupsPage(view: AdminViewServerProps) {
  if (!hasRole(view.initPageResult.req.user, 'admin')) redirect('/admin')
  const { language } = view.i18n
  const texts = backupTexts(language)
  // Where the folder or the bucket cannot be reached the page still says how the last ones went.
  const backups = await (await createBackupStore(settings)).list().catch(() => null)
  const toSize = new Intl.NumberFormat(`${tagOf(language)}-u-nu-latn`, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  return (
    <OwnScreen view={view} title={texts.title}>
      <p className={textStyles.muted}>{texts.intro}</p>
      <p>
        {settings.BACKUP_SCHEDULE ? fillTemplate(texts.schedule, { time: settings.BACKUP_SCHEDULE }) : texts.noSchedule}
      </p>
      <StatusLine language={language} />
      <MakeBackup texts={texts} isRunning={isBackupRunning()} />
      {backups === null && <p className={textStyles.notice}>{texts.unreachable}</p>}
      {backups !== null && backups.length > 0 && (
        <div className={`${card.card} ${table.scroll}`}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{texts.moment}</th>
                <th scope="col">{texts.size}</th>
                <th scope="col">{texts.download}</th>
              </tr>
            </thead>
            <tbody>
              {backups.map(({ name, size, madeAt }) => (
                <tr key={name}>
                  <td>
                    <Moment iso={madeAt.toISOString()} language={language} />
                  </td>
                  <td className={table.amount}>{toSize.format(size / MEGABYTE)}</td>
                  <td>
                    <a href={`/cms-api/backups/${name}`} download={name} dir="ltr">
                      {name}
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </OwnScreen>
  )
}
