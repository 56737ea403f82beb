import { fillTemplate } from '../../../platform/fill-template.ts'
import card from '../../../platform/ui/card.module.css'
import table from '../../../platform/ui/table.module.css'
import type { CellChange } from '../checking/compare-row.ts'
import type { StoredRow } from '../import-record.ts'
import { type ImportTexts, importTexts } from '../import-texts.ts'
import styles from './ImportPage.module.css'
import type { ShownRows } from './shown-rows.ts'

type Props = { rows: readonly StoredRow[]; shown: ShownRows; language: string }

/** Each cell that changes, with what is there before and after, and why it cannot be taken. */
export function RowTable({ rows, shown, language }: Props) {
  const texts = importTexts(language)
  return (
    <div className={`${card.card} ${table.scroll}`}>
      <table className={`${table.table} ${styles.rows}`}>
        <thead>
          <tr>
            <th scope="col">{texts.cell}</th>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.id}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                <RowTitle row={row} address={shown.addressOf(row)} />
                {row.isNew && <span className={styles.mark}>{texts.new}</span>}
              </th>
            </tr>
            {row.cells.map((cell) => (
              <CellRow key={`${cell.at} ${cell.key}`} {...{ cell, row, shown, texts }} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function RowTitle({ row, address }: { row: StoredRow; address: string | null }) {
  const title = <bdi>{row.title}</bdi>
  return address ? <a href={address}>{title}</a> : title
}

type CellProps = { cell: CellChange; row: StoredRow; shown: ShownRows; texts: ImportTexts }

function CellRow({ cell, row, shown, texts }: CellProps) {
  const show = (value: CellChange['after']) => shown.toText(cell.key, value)
  const state = cell.problem ? 'problem' : cell.now !== undefined ? 'conflict' : undefined
  return (
    <tr data-state={state}>
      <td className={styles.cell}>{cell.at && <bdi>{`${row.sheet}!${cell.at}`}</bdi>}</td>
      <td>{shown.headingOf(cell.key)}</td>
      <td className={styles.value}>
        <bdi>{show(cell.before)}</bdi>
      </td>
      <td className={styles.value}>
        {cell.problem ? (
          <strong>{fillTemplate(texts[cell.problem.key], cell.problem.values ?? {})}</strong>
        ) : (
          <bdi>{cell.after === null ? <em>{texts.empty}</em> : show(cell.after)}</bdi>
        )}
        {cell.now !== undefined && !cell.problem && (
          <small>{fillTemplate(texts.conflict, { value: show(cell.now) || texts.empty })}</small>
        )}
      </td>
    </tr>
  )
}
