import type { LayoutData, ShownEntry } from '../../../shared/layout-data.ts'
import { useText } from '../../i18n/LanguageContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { EntryName } from '../EntryName.tsx'
import styles from './MainMenu.module.css'
import { NavLink } from '../NavLink.tsx'
import { PRODUCTS_MENU, ProductsMenu } from './ProductsMenu.tsx'

type MainMenuProps = Pick<LayoutData, 'categories'> & { menu: readonly ShownEntry[] }

/** The menu of wide screens; narrower ones have the menu button and the bottom bar. Both open the products menu. */
export function MainMenu({ categories, menu }: MainMenuProps) {
  const text = useText()
  return (
    <nav aria-label={text('header.label')} className={styles.nav}>
      <ul className={styles.entries}>
        {menu.map((entry, index) => (
          <li key={index}>
            {entry.to === null ? (
              <button type="button" className={styles.entry} popoverTarget={PRODUCTS_MENU}>
                <EntryName {...entry} />
                <Icon name="down" />
              </button>
            ) : (
              <NavLink to={entry.to} className={styles.entry}>
                <EntryName {...entry} />
              </NavLink>
            )}
          </li>
        ))}
      </ul>
      <ProductsMenu categories={categories} />
    </nav>
  )
}
