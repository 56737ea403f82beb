import textStyles from '../../platform/ui/text.module.css'
import { toMoment } from '../../platform/moment.ts'
import { fillTemplate } from '../../platform/fill-template.ts'
import { settings } from '../../platform/settings.ts'
import { readBackupStatus } from '../backup-status.ts'
import { backupTexts } from '../backup-texts.ts'

/** When the last back-up succeeded, and what kept a later one from it. */
export async function StatusLine({ language }: { language: string }) {
  const texts = backupTexts(language)
  const { succeededAt, failedAt, error = '' } = await readBackupStatus(settings.DATA_DIR)
  const hasFailed = failedAt !== undefined && (succeededAt === undefined || failedAt > succeededAt)
  return (
    <>
      <p>{succeededAt ? fillTemplate(texts.lastSucceeded, { moment: toMoment(succeededAt, language) }) : texts.none}</p>
      {hasFailed && (
        <p className={textStyles.notice}>
          {fillTemplate(texts.lastFailed, { moment: toMoment(failedAt, language), error })}
        </p>
      )}
    </>
  )
}
