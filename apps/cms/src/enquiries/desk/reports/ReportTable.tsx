import { tagOf } from '../../../platform/tag-of.ts'
import table from '../../../platform/ui/table.module.css'
import type { DeskTexts } from '../desk-texts.ts'
import type { Group } from './groups.ts'
import type { NamedRow } from './name-rows.ts'
import { columnsOf, nameOfGroup } from './to-report-table.ts'

type Props = { by: Group; rows: NamedRow[]; texts: DeskTexts; language: string }

/** The figures of a report. */
export function ReportTable({ by, rows, texts, language }: Props) {
  const columns = columnsOf(texts)
  const number = new Intl.NumberFormat(`${tagOf(language)}-u-nu-latn`, { maximumFractionDigits: 1 })
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{nameOfGroup(by, texts)}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key ?? ''}>
              <th scope="row">
                <bdi>{row.name}</bdi>
              </th>
              {columns.map(({ name, of }) => {
                const value = of(row)
                return (
                  <td key={name} className={table.amount}>
                    {value === null ? '–' : number.format(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
