import { fillTemplate } from '../../../platform/fill-template.ts'
import card from '../../../platform/ui/card.module.css'
import table from '../../../platform/ui/table.module.css'
import type { CellChange } from '../checking/compare-row.ts'
import { parseKey } from '../columns/column.ts'
import { toHeading } from '../columns/headings.ts'
import type { Catalogue } from '../columns/sheet-product.ts'
import type { StoredRow } from '../import-record.ts'
import { type ImportTexts, importTexts } from '../import-texts.ts'
import styles from './ImportPage.module.css'
import { toShownValue } from './to-shown-value.ts'

type Props = { rows: readonly StoredRow[]; catalogue: Catalogue; language: string }

/** Each cell that changes, with what is there before and after, and why it cannot be taken. */
export function RowTable({ rows, catalogue, language }: Props) {
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
                {row.product ? (
                  <a href={`/admin/collections/products/${row.product}`}>
                    <bdi>{row.title}</bdi>
                  </a>
                ) : (
                  <bdi>{row.title}</bdi>
                )}
                {row.isNew && <span className={styles.mark}>{texts.new}</span>}
              </th>
            </tr>
            {row.cells.map((cell) => (
              <CellRow key={`${cell.at} ${cell.key}`} {...{ cell, row, catalogue, language, texts }} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type CellProps = { cell: CellChange; row: StoredRow; catalogue: Catalogue; language: string; texts: ImportTexts }

function CellRow({ cell, row, catalogue, language, texts }: CellProps) {
  const column = parseKey(cell.key, catalogue)
  const show = (value: CellChange['after']) => toShownValue(value, language)
  const state = cell.problem ? 'problem' : cell.now !== undefined ? 'conflict' : undefined
  return (
    <tr data-state={state}>
      <td className={styles.cell}>{cell.at && <bdi>{`${row.sheet}!${cell.at}`}</bdi>}</td>
      <td>{column ? toHeading(column, language) : cell.key}</td>
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
