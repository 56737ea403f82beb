import { useText } from '../../i18n/LanguageContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MobileBar.module.css'
import { MenuButton } from './MobileMenu.tsx'
import { NavLink } from '../NavLink.tsx'
import { PRODUCTS_MENU } from '../header/ProductsMenu.tsx'

/** The bar at the bottom of narrow screens (R2.26): home, products, service, contact, menu. */
export function MobileBar() {
  const text = useText()
  return (
    <nav className={styles.bar} aria-label={text('header.menu')}>
      <NavLink to="/" className={styles.entry}>
        <Icon name="home" />
        {text('bar.home')}
      </NavLink>
      <button type="button" className={styles.entry} popoverTarget={PRODUCTS_MENU}>
        <Icon name="product" />
        {text('header.products')}
      </button>
      <NavLink to="/service" className={styles.entry}>
        <Icon name="service" />
        {text('header.service')}
      </NavLink>
      <NavLink to="/contact" className={styles.entry}>
        <Icon name="mail" />
        {text('contact.title')}
      </NavLink>
      <MenuButton className={styles.entry} named />
    </nav>
  )
}
