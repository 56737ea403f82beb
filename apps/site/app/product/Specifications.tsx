import type { Specification } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import { SpecTable } from '../ui/SpecTable.tsx'
import { groupSpecifications, nameOfGroup } from '../../shared/specifications/group-specifications.ts'
import styles from './Specifications.module.css'

/** All specifications of a product, one table for each group, its name beside it. */
export function Specifications({ specifications }: { specifications: readonly Specification[] }) {
  const text = useText()
  return groupSpecifications(specifications).map(({ group, rows }) => {
    const name = nameOfGroup(group, text)
    return (
      <div key={group ?? ''} className={styles.group}>
        <h3 className={styles.name}>{name}</h3>
        <div className={styles.table}>
          <SpecTable caption={name ?? text('product.specifications')} rows={rows} />
        </div>
      </div>
    )
  })
}
