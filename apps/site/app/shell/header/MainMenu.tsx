import { useText } from '../../i18n/LanguageContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { LayoutData } from '../../../shared/layout-data.ts'
import styles from './MainMenu.module.css'
import { NavLink } from '../NavLink.tsx'
import { navEntries } from '../nav-entries.ts'
import { PRODUCTS_MENU, ProductsMenu } from './ProductsMenu.tsx'

/** The menu of wide screens; narrower ones have the menu button and the bottom bar. Both open the products menu. */
export function MainMenu({ categories, hasPosts }: Pick<LayoutData, 'categories' | 'hasPosts'>) {
  const text = useText()
  return (
    <nav aria-label={text('header.label')} className={styles.nav}>
      <ul className={styles.entries}>
        <li>
          <button type="button" className={styles.entry} popoverTarget={PRODUCTS_MENU}>
            {text('header.products')}
            <Icon name="down" />
          </button>
        </li>
        {navEntries(hasPosts).map(({ name, to }) => (
          <li key={to}>
            <NavLink to={to} className={styles.entry}>
              {text(name)}
            </NavLink>
          </li>
        ))}
      </ul>
      <ProductsMenu categories={categories} />
    </nav>
  )
}
