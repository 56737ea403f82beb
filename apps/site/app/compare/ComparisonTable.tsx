import { useText } from '../i18n/LanguageContext.tsx'
import { nameOfGroup } from '../../shared/specifications/group-specifications.ts'
import { classNames } from '../ui/class-names.ts'
import { SpecValue } from '../ui/SpecValue.tsx'
import { Words } from '../ui/Words.tsx'
import { AddingRow } from './AddingRow.tsx'
import { ComparedProduct } from './ComparedProduct.tsx'
import styles from './ComparisonTable.module.css'
import type { ComparisonData } from './load-comparison.server.ts'
import type { ComparedCell, ComparedRow } from '../../shared/compare/to-comparison.ts'

type ComparisonWords = ComparisonData['words']

/** The figures of products by group. Its first row and column stay in view while it is scrolled, also by keyboard. */
export function ComparisonTable({ products, groups, words }: Pick<ComparisonData, 'products' | 'groups' | 'words'>) {
  const text = useText()
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={text('compare.title')}>
      <table className={classNames(styles.table, products.length > 2 && styles.narrow)} data-columns={products.length}>
        <colgroup>
          <col className={styles.names} />
          <col span={products.length} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {text('product.parameter')}
            </th>
            {products.map((product) => (
              <th key={product.slug} scope="col" className={styles.product}>
                <ComparedProduct product={product} slugs={products.map(({ slug }) => slug)} />
              </th>
            ))}
          </tr>
        </thead>
        <AddingRow products={products} />
        {groups.map(({ group, rows }) => (
          <tbody key={group ?? ''} data-same={rows.every(({ isSame }) => isSame) || undefined}>
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
                <span className={styles.groupName}>{nameOfGroup(group, text) ?? text('product.specifications')}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Figures key={row.key} row={row} words={words} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Figures({ row: { name, cells, isSame }, words }: { row: ComparedRow; words: ComparisonWords }) {
  return (
    <tr className={isSame ? undefined : styles.different} data-same={isSame || undefined}>
      <th scope="row" className={styles.name}>
        <Words>{name}</Words>
      </th>
      {cells.map((cell, column) => (
        <td
          key={column}
          className={classNames(styles.value, (cell.specification?.value.length ?? 0) > 12 && styles.words)}
        >
          <Figure cell={cell} words={words} />
        </td>
      ))}
    </tr>
  )
}

function Figure({ cell: { specification, isBest }, words }: { cell: ComparedCell; words: ComparisonWords }) {
  if (!specification)
    return (
      <>
        <span aria-hidden className={styles.missing}>
          –
        </span>
        <span className={styles.hidden}>{words.missing}</span>
      </>
    )
  return (
    <>
      <SpecValue specification={specification} />
      {isBest && <span className={styles.best}>{words.best}</span>}
    </>
  )
}
