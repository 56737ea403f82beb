import { notFound, redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { toRowId } from '../../../platform/database/row-id.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { pageOfQuery } from '../../../platform/page-of-query.ts'
import { OwnScreen } from '../../../platform/ui/OwnScreen.tsx'
import textStyles from '../../../platform/ui/text.module.css'
import { type ImportRecord, readImport, readStoredRows, type RowFilter } from '../import-record.ts'
import { type ImportTexts, importTexts } from '../import-texts.ts'
import { isInterrupted, jobOf } from '../jobs.ts'
import { ApplyForm } from './ApplyForm.tsx'
import { Counts } from './Counts.tsx'
import { type ImportPlace, importPlaces } from './import-place.ts'
import { listOf, titleOf, toStateText } from './ImportsPage.tsx'
import { PageLinks } from './PageLinks.tsx'
import { Progress } from './Progress.tsx'
import { RowTable } from './RowTable.tsx'
import { showProductRows, showSerialRows } from './shown-rows.ts'

const ROWS_A_PAGE = 20
const filters: readonly RowFilter[] = ['all', 'problems', 'conflicts', 'created']

/** What an import of products would change, or has changed, cell by cell; applying and undoing it. */
export const ImportPage = (view: AdminViewServerProps) => renderImport(view, importPlaces.products)

/** The same of serial numbers. */
export const SerialImportPage = (view: AdminViewServerProps) => renderImport(view, importPlaces['serial-numbers'])

async function renderImport(view: AdminViewServerProps, place: ImportPlace) {
  const { req } = view.initPageResult
  if (!hasRole(req.user, 'admin', 'editor')) redirect('/admin')
  const { language } = view.i18n
  const texts = importTexts(language)
  const segments = (view.params?.segments ?? []) as string[]
  const found = await readImport(req.payload, toRowId(segments.at(-1)))
  if (found?.kind !== place.kind) notFound()
  const isBusy = ['checking', 'applying', 'undoing'].includes(found.state) && !isInterrupted(found)
  const { page, show } = readQuery(view.searchParams)
  const isChecked = found.state !== 'checking' && found.state !== 'failed' && found.state !== 'cancelled'
  const { rows, pages } = isChecked
    ? await readStoredRows(req.payload, found.id, { filter: show, page, limit: ROWS_A_PAGE })
    : { rows: [], pages: 1 }
  const parents = [listOf(view, place), { label: titleOf(place, texts), url: place.screen }]
  return (
    <OwnScreen view={view} title={found.file} parents={parents}>
      <p>{toStateText(found, texts)}</p>
      {isBusy && <Progress id={found.id} place={place} texts={texts} initial={jobOf(found.id) ?? found} />}
      <Failure found={found} texts={texts} />
      {isChecked && <Counts counts={found.counts} place={place} texts={texts} language={language} />}
      {found.notices.map(({ key, values }) => (
        <p key={`${key} ${Object.values(values).join(' ')}`} className={textStyles.muted}>
          {fillTemplate(texts[key], values)}
        </p>
      ))}
      {isChecked && !isBusy && (
        <ApplyForm found={{ id: found.id, state: found.state, counts: found.counts }} place={place} texts={texts} />
      )}
      {isChecked && found.counts.changed + found.counts.created + found.counts.problems > 0 && (
        <>
          <PageLinks {...{ id: found.id, place, page, pages, show, counts: found.counts, texts }} />
          <RowTable
            rows={rows}
            shown={await (place.kind === 'products' ? showProductRows : showSerialRows)(req.payload, rows, language)}
            language={language}
          />
        </>
      )}
    </OwnScreen>
  )
}

function Failure({ found, texts }: { found: ImportRecord; texts: ImportTexts }) {
  if (!found.failure) return null
  return (
    <p role="alert" className={textStyles.notice}>
      {fillTemplate(texts[found.failure.key], found.failure.values ?? {})}
    </p>
  )
}

function readQuery(query: AdminViewServerProps['searchParams']): { page: number; show: RowFilter } {
  return { page: pageOfQuery(query?.page), show: filters.find((it) => it === query?.show) ?? 'all' }
}
