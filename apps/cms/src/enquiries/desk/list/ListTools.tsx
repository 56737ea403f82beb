import type { ServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { OnceHydrated } from '../../../platform/ui/OnceHydrated.tsx'
import { deskTexts } from '../desk-texts.ts'
import { FindPanel } from '../find/FindPanel.tsx'
import { loadFindOptions } from '../find/load-find-options.ts'
import { SavedViews } from '../find/SavedViews.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import styles from './ListTools.module.css'
import { loadViews } from '../find/load-views.ts'

/** What stands above Payload's list of enquiries: finding, saved views, export of what it shows, and for admins erasure. */
export async function ListTools({ payload, i18n, user }: ServerProps) {
  const texts = deskTexts(i18n.language)
  const [options, views] = await Promise.all([
    loadFindOptions(payload, i18n.language),
    loadViews(payload, user?.id ?? null),
  ])
  return (
    <div className={`${styles.tools} ${styles.stack}`}>
      <OnceHydrated>
        <SavedViews views={views} texts={texts} />
        <FindPanel options={options} texts={texts} />
      </OnceHydrated>
      <ExportButtons texts={texts} mayErase={hasRole(user ?? null, 'admin')} />
    </div>
  )
}
