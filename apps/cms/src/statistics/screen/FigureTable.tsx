import type { ReactNode } from 'react'
import card from '../../platform/ui/card.module.css'
import table from '../../platform/ui/table.module.css'

type Props = {
  title: string
  hint?: string
  heads: readonly string[]
  /** The first cell of each names the row; figures are texts already. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table of figures with a heading. */
export function FigureTable({ title, hint, heads, rows }: Props) {
  return (
    <section className={card.card} aria-label={title}>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...figures] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {figures.map((figure, index) => (
                  <td key={heads[index + 1]} className={table.amount}>
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
