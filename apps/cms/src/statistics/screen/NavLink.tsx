import type { ServerProps } from 'payload'
import { settings } from '../../platform/settings.ts'
import { mayReadStatistics } from '../may-read-statistics.ts'
import { statisticsTexts } from '../statistics-texts.ts'
import styles from './StatisticsPage.module.css'

/** In the menu, for who may see the statistics. */
export function NavLink({ user, i18n }: ServerProps) {
  if (!mayReadStatistics((user ?? null) as never, settings)) return null
  return (
    <a className={`nav__link ${styles.link}`} href="/admin/statistics">
      {statisticsTexts(i18n.language).title}
    </a>
  )
}
