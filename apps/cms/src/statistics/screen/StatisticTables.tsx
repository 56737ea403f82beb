import type { Statistics } from '../read-statistics.ts'
import type { StatisticsKey, StatisticsTexts } from '../statistics-texts.ts'
import { nameCountry, nameLanguage, perHundred, toCountries, toLanguages } from '../to-tables.ts'
import { FigureTable } from './FigureTable.tsx'
import type { Formats } from './formats.ts'
import styles from './StatisticsPage.module.css'

type Props = { statistics: Statistics; texts: StatisticsTexts; formats: Formats; reader: string }

const MAX_ROWS = 50

/** Pages, searches, countries, languages and speed, each where something was counted. */
export function StatisticTables({ statistics, texts, formats, reader }: Props) {
  const { pages, searches, speed, totals } = statistics
  const countries = toCountries(statistics.visits)
  const languages = toLanguages(statistics)
  const language = (code: string) => nameLanguage(code, reader, texts.unknown)
  return (
    <div className={styles.tables}>
      <FigureTable
        title={texts.pages}
        heads={[texts.pages, texts.views, texts.change]}
        rows={pages
          .filter(({ count }) => count > 0)
          .slice(0, MAX_ROWS)
          .map((it) => ({
            key: it.value,
            cells: [
              it.value === '' ? texts.rest : <PageLink key="page" path={it.value} />,
              formats.whole(it.count),
              <bdi key="change">{formats.change(it)}</bdi>,
            ],
          }))}
      />
      {totals.search.count > 0 && (
        <FigureTable
          title={texts.searches}
          heads={[texts.words, texts.searches, texts.nothing]}
          rows={searches
            .filter(({ count }) => count > 0)
            .slice(0, MAX_ROWS)
            .map(({ value, count, nothing }) => ({
              key: value,
              cells: [
                value === '' ? texts.rest : <bdi key="words">{value}</bdi>,
                formats.whole(count),
                formats.whole(nothing),
              ],
            }))}
        />
      )}
      <FigureTable
        title={texts.countries}
        heads={[texts.country, texts.visits, texts.languages]}
        rows={countries.slice(0, MAX_ROWS).map(({ country, count, languages: spoken }) => ({
          key: country,
          cells: [
            nameCountry(country, reader, texts.unknown),
            formats.whole(count),
            <ul key="languages" className={styles.spoken}>
              {spoken.map((it) => (
                <li key={it.language}>
                  {language(it.language)} <bdi>{formats.whole(it.count)}</bdi>
                </li>
              ))}
            </ul>,
          ],
        }))}
      />
      <FigureTable
        title={texts.languages}
        heads={[texts.language, texts.visits, texts.enquiries, texts.perHundred]}
        rows={languages.map((it) => {
          const rate = perHundred(it.enquiries, it.count)
          return {
            key: it.language,
            cells: [
              language(it.language),
              formats.whole(it.count),
              formats.whole(it.enquiries),
              rate === null ? '–' : formats.tenths(rate),
            ],
          }
        })}
      />
      {speed.length > 0 && (
        <FigureTable
          title={texts.speed}
          hint={texts.speedHint}
          heads={[
            texts.kindOfPage,
            texts.device,
            'LCP',
            `LCP: ${texts.good}`,
            'INP',
            `INP: ${texts.good}`,
            texts.measured,
          ]}
          rows={speed.map(({ kind, device, lcp, inp }) => ({
            key: `${kind} ${device}`,
            cells: [
              texts[`kind.${kind}` as StatisticsKey],
              texts[device as StatisticsKey],
              <bdi key="lcp">{formats.lcp(lcp)}</bdi>,
              lcp ? formats.percent(lcp.good) : '–',
              <bdi key="inp">{formats.inp(inp)}</bdi>,
              inp ? formats.percent(inp.good) : '–',
              formats.whole(Math.max(lcp?.count ?? 0, inp?.count ?? 0)),
            ],
          }))}
        />
      )}
    </div>
  )
}

/** To the page in English, which stands for all languages. */
function PageLink({ path }: { path: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" dir="ltr">
      {decode(path)}
    </a>
  )
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
