import { useRouteLoaderData } from 'react-router'
import { useText } from '../i18n/LanguageContext.tsx'
import type { LayoutData } from '../shell/layout-data.ts'
import { categoryPath } from '../../shared/paths.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import styles from './EmptyBasket.module.css'

/** Nothing in the basket: the way to the machines, beginning with the first category. */
export function EmptyBasket() {
  const text = useText()
  const first = useRouteLoaderData<{ layout: LayoutData }>('root')?.layout.categories[0]
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{text('cart.empty')}</p>
      <ButtonLink to={first ? categoryPath(first.slug) : '/'}>{text('cart.toCategories')}</ButtonLink>
    </div>
  )
}
