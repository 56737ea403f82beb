import { useRouteLoaderData } from 'react-router'
import { useText } from '../language/LanguageContext.tsx'
import type { LayoutData } from '../layout/layout-data.ts'
import { categoryPath } from '../navigation/paths.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import styles from './EmptyCart.module.css'

/** Nothing in the basket: the way to the machines, beginning with the first category. */
export function EmptyCart() {
  const text = useText()
  const first = useRouteLoaderData<{ layout: LayoutData }>('root')?.layout.categories[0]
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{text('cart.empty')}</p>
      <ButtonLink to={first ? categoryPath(first.slug) : '/'}>{text('cart.toCategories')}</ButtonLink>
    </div>
  )
}
