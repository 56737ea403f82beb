import type { PayloadRequest } from 'payload'
import { languageName } from '../../../platform/language-options.ts'
import { listOf } from '../../../platform/list-of.ts'
import card from '../../../platform/ui/card.module.css'
import { Moment } from '../../../platform/ui/Moment.tsx'
import table from '../../../platform/ui/table.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import { kindName } from '../../completeness/board/names.ts'
import { importTexts } from '../../imports/import-texts.ts'
import type { JobRecord, JobState } from '../jobs/job-record.ts'
import { type TranslationTexts, translationTexts } from '../translation-texts.ts'

type Props = { req: PayloadRequest; reader: string; jobs: readonly JobRecord[] }

/** The jobs of late, each with the way to it. */
export function JobList({ req, reader, jobs }: Props) {
  const texts = translationTexts(reader)
  const { moment, account, state } = importTexts(reader)
  return (
    <section className={`${card.card} ${table.scroll}`}>
      <h2>{texts.recent}</h2>
      {jobs.length === 0 ? (
        <p className={textStyles.muted}>{texts.noJobs}</p>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              {[texts.recent, texts.languages, moment, account, state].map((it) => (
                <th key={it} scope="col">
                  {it}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.id}>
                <td>
                  <a href={`/admin/translating/${job.id}`} dir="auto">
                    {titleOfJob(req, job, texts)}
                  </a>
                </td>
                <td>
                  {listOf(
                    reader,
                    job.languages.map((code) => languageName(code, reader)),
                  )}
                </td>
                <td>
                  <Moment iso={job.createdAt} language={reader} />
                </td>
                <td>
                  <bdi>{job.accountName}</bdi>
                </td>
                <td>{stateText(job.state, reader)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** The file, or what is translated. */
export function titleOfJob(req: PayloadRequest, { type, title }: JobRecord, texts: TranslationTexts): string {
  if (type === 'file') return title
  return title === '' ? texts.allKinds : kindName(req, title)
}

/** In the words of imports, where they have the same state. */
export function stateText(state: JobState, reader: string): string {
  const [own, imported] = [translationTexts(reader), importTexts(reader)]
  const key = `state.${state}` as const
  return key in own ? own[key as keyof typeof own] : imported[key as keyof typeof imported]
}
