import { notFound, redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { languageName } from '../../../platform/language-options.ts'
import { listOf } from '../../../platform/list-of.ts'
import { tagOf } from '../../../platform/tag-of.ts'
import { OwnScreen } from '../../../platform/ui/OwnScreen.tsx'
import textStyles from '../../../platform/ui/text.module.css'
import { completenessTexts } from '../../completeness/completeness-texts.ts'
import { importTexts } from '../../imports/import-texts.ts'
import { isBusy, type JobRecord, readItems, readJob } from '../jobs/job-record.ts'
import { type TranslationKey, translationTexts } from '../translation-texts.ts'
import { ItemTable } from './ItemTable.tsx'
import { JobControls } from './JobControls.tsx'
import { stateText, titleOfJob } from './JobList.tsx'
import styles from './Translating.module.css'

const ITEMS_A_PAGE = 50

/** What has become of a job: how far it is, what was not taken and why; of a file, every change before it is applied. */
export async function JobPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!hasRole(req.user, 'admin', 'editor')) redirect('/admin')
  const reader = view.i18n.language
  const texts = translationTexts(reader)
  const segments = (view.params?.segments ?? []) as string[]
  const job = await readJob(req.payload, Number(segments.at(-1)) || 0)
  if (!job) notFound()
  const page = Math.max(1, Math.floor(Number(view.searchParams?.page)) || 1)
  const withProblems = job.type === 'machine'
  const { items, pages } = await readItems(req.payload, job.id, { withProblems, page, limit: ITEMS_A_PAGE })
  const parents = [
    { label: completenessTexts(reader).title, url: '/admin/translations' },
    { label: texts.title, url: '/admin/translating' },
  ]
  const { progress, cancel, apply, page: pageText, back, next } = importTexts(reader)
  return (
    <OwnScreen view={view} title={titleOfJob(req, job, texts)} parents={parents}>
      <p>
        {stateText(job.state, reader)} ·{' '}
        {listOf(
          reader,
          job.languages.map((code) => languageName(code, reader)),
        )}
      </p>
      {job.failure && (
        <p role="alert" className={textStyles.notice}>
          {fillTemplate(texts[job.failure.key], job.failure.values ?? {})}
        </p>
      )}
      <Counts job={job} reader={reader} />
      {job.state === 'checked' && <p className={textStyles.muted}>{texts[hintOf(job)]}</p>}
      <JobControls
        job={{ id: job.id, type: job.type, state: job.state, done: job.done, total: job.total }}
        isBusy={isBusy(job.state)}
        canApply={job.counts.refused === 0 && job.counts.translated > 0}
        texts={{ progress, cancel, apply, undo: texts.undo, resume: texts.resume, failed: texts.failed }}
      />
      {items.length > 0 && <ItemTable req={req} items={items} reader={reader} />}
      {pages > 1 && (
        <nav className={styles.row}>
          <span>{fillTemplate(pageText, { page, pages })}</span>
          {page > 1 && <a href={`?page=${page - 1}`}>{back}</a>}
          {page < pages && <a href={`?page=${page + 1}`}>{next}</a>}
        </nav>
      )}
    </OwnScreen>
  )
}

function hintOf({ counts }: JobRecord): TranslationKey {
  if (counts.refused > 0) return 'correct'
  return counts.translated > 0 ? 'checkedHint' : 'nothing'
}

function Counts({ job: { counts, characters, type }, reader }: { job: JobRecord; reader: string }) {
  const texts = translationTexts(reader)
  const toFigure = new Intl.NumberFormat(`${tagOf(reader)}-u-nu-latn`)
  const shown = {
    translated: counts.translated,
    refused: counts.refused,
    findings: counts.findings,
    ...(type === 'file' ? { changed: counts.changed } : { characters }),
  }
  return (
    <dl className={styles.counts}>
      {Object.entries(shown).map(([name, count]) => (
        <div key={name} data-count={count > 0 ? name : undefined}>
          <dt>{texts[name as 'translated']}</dt>
          <dd>{toFigure.format(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
