import { AddToBasket } from '../basket/AddToBasket.tsx'
import { NoScriptOrderLink } from '../enquiry/no-script/NoScriptOrderLink.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './AddingRow.module.css'
import type { ComparisonData } from './load-comparison.server.ts'

/** The row of the table that takes each product into the basket. */
export function AddingRow({ products }: Pick<ComparisonData, 'products'>) {
  const text = useText()
  return (
    <tbody className={classNames(styles.row, products.length > 2 && styles.narrow)}>
      <tr>
        <th scope="row" className={styles.name}>
          <span className={styles.words}>{text('product.addToBasket')}</span>
        </th>
        {products.map((product) => (
          <td key={product.slug} className={styles.action}>
            <AddToBasket product={product} small />
            <NoScriptOrderLink parameter="product" slug={product.slug} label="product.addToBasket" />
          </td>
        ))}
      </tr>
    </tbody>
  )
}
