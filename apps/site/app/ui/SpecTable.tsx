import type { Specification } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import { Words } from './Words.tsx'
import styles from './SpecTable.module.css'
import { SpecValue } from './SpecValue.tsx'

type SpecTableProps = { caption: string; rows: readonly Specification[] }

/** Specifications as a table, with aligned digits. */
export function SpecTable({ caption, rows }: SpecTableProps) {
  const text = useText()
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>{caption}</caption>
      <thead className={styles.hidden}>
        <tr>
          <th scope="col">{text('product.parameter')}</th>
          <th scope="col">{text('product.value')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={styles.row}>
            <th scope="row" className={styles.name}>
              <Words>{row.name}</Words>
            </th>
            <td className={styles.value}>
              <SpecValue specification={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
