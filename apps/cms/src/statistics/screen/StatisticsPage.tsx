import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { fillTemplate } from '../../platform/fill-template.ts'
import { settings } from '../../platform/settings.ts'
import { OwnScreen } from '../../platform/ui/OwnScreen.tsx'
import textStyles from '../../platform/ui/text.module.css'
import { mayReadStatistics } from '../may-read-statistics.ts'
import { readPeriod } from '../period.ts'
import { readStatistics } from '../read-statistics.ts'
import { statisticsTexts } from '../statistics-texts.ts'
import { createFormats } from './formats.ts'
import { PeriodForm } from './PeriodForm.tsx'
import { StatisticTables } from './StatisticTables.tsx'
import { Tiles } from './Tiles.tsx'
import { VisitChart } from './VisitChart.tsx'

/** How often the site is visited, what is looked at and searched for, and how fast it was; compared with the time before. */
export async function StatisticsPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!mayReadStatistics(req.user, settings)) redirect('/admin')
  const { language } = view.i18n
  const texts = statisticsTexts(language)
  const formats = createFormats(language)
  const period = readPeriod(view.searchParams ?? {})
  const statistics = await readStatistics(req.payload, period)
  const { visit, view: views, bot } = statistics.totals
  const isEmpty = visit.count + views.count === 0
  return (
    <OwnScreen view={view} title={texts.title}>
      {!settings.STATISTICS && <p className={textStyles.notice}>{texts.off}</p>}
      <p className={textStyles.muted}>{texts.hint}</p>
      <PeriodForm period={period} texts={texts} />
      {isEmpty && <p>{texts.empty}</p>}
      {!isEmpty && (
        <>
          <Tiles statistics={statistics} texts={texts} formats={formats} />
          <VisitChart days={statistics.days} period={period} texts={texts} formats={formats} />
          <StatisticTables statistics={statistics} texts={texts} formats={formats} reader={language} />
          {bot.count > 0 && (
            <p className={textStyles.muted}>{fillTemplate(texts.programs, { count: formats.whole(bot.count) })}</p>
          )}
        </>
      )}
    </OwnScreen>
  )
}
