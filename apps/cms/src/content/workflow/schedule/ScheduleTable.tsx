import { languages } from '@vitrine/locales/languages'
import { toMoment } from '../../../platform/moment.ts'
import table from '../../../platform/ui/table.module.css'
import type { WorkflowTexts } from '../workflow-texts.ts'
import { CancelScheduled } from './CancelScheduled.tsx'
import type { ScheduleRow } from './read-schedule.ts'
import { toProblemText } from './to-problem-text.ts'

type Props = { rows: ScheduleRow[]; texts: WorkflowTexts; reader: string; timeZone: string }

/** Scheduled changes; those that wait can be cancelled. */
export function ScheduleTable({ rows, texts, reader, timeZone }: Props) {
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{texts['versions.when']}</th>
            <th scope="col">{texts['schedule.document']}</th>
            <th scope="col">{texts['schedule.action']}</th>
            <th scope="col">{texts['schedule.language']}</th>
            <th scope="col">{texts['versions.who']}</th>
            <th scope="col">{texts['schedule.state']}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, href, title, action, language, setBy, state, problem }) => (
            <tr key={id}>
              <td>
                <time dateTime={at}>{toMoment(at, reader, timeZone)}</time>
              </td>
              <td dir="auto">
                <a href={href}>{title}</a>
              </td>
              <td>{texts[`schedule.${action}`]}</td>
              <td>{languages.find(({ code }) => code === language)?.name ?? texts['schedule.all']}</td>
              <td dir="auto">{setBy}</td>
              <td>
                {state === 'waiting' ? (
                  <CancelScheduled id={id} what={title ?? ''} texts={texts} />
                ) : (
                  [texts[`schedule.${state}`], problem && toProblemText(texts, problem)].filter(Boolean).join(': ')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
