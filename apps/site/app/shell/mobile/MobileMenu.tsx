import { useText } from '../../i18n/LanguageContext.tsx'
import { categoryPath } from '../../../shared/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TranslatedField } from '../../ui/FallbackText.tsx'
import type { LayoutData } from '../../../shared/layout-data.ts'
import type { LayoutSlots } from '../layout-slots.ts'
import styles from './MobileMenu.module.css'
import { AllProductsLinks } from '../AllProductsLinks.tsx'
import { EntryName } from '../EntryName.tsx'
import { NavLink } from '../NavLink.tsx'
import iconButton from '../header/icon-button.module.css'
import { useAutoclose } from './use-autoclose.ts'
import { useCloseOnNavigation } from '../use-close-on-navigation.ts'
import { useSwipeDown } from './use-swipe-down.ts'

const MOBILE_MENU = 'mobile-menu'

type MobileMenuProps = Pick<LayoutData, 'categories' | 'menus'> & Pick<LayoutSlots, 'searchButton'>
type MenuButtonProps = { className?: string | undefined; named?: boolean }

/** Opens the mobile menu. */
export function MenuButton({ className, named = false }: MenuButtonProps) {
  const text = useText()
  const handleClick = () => (document.getElementById(MOBILE_MENU) as HTMLDialogElement).showModal()
  return (
    <button
      type="button"
      className={classNames(!named && iconButton.button, styles.opener, className)}
      aria-haspopup="dialog"
      onClick={handleClick}
      aria-label={named ? undefined : text('header.menu')}
    >
      <Icon name="menu" />
      {named && text('header.menu')}
    </button>
  )
}

/** The menu of narrow screens, over the whole screen. A swipe down closes it, and so does following a link. */
export function MobileMenu({ categories, menus, searchButton }: MobileMenuProps) {
  const text = useText()
  const { products, links } = menus.phone
  const dialog = useCloseOnNavigation<HTMLDialogElement>()
  useSwipeDown(dialog, () => dialog.current?.close())
  useAutoclose(dialog)
  return (
    <dialog ref={dialog} id={MOBILE_MENU} className={styles.menu} aria-label={text('header.menu')}>
      <div className={styles.head}>
        {searchButton}
        <form method="dialog">
          <button className={iconButton.button} aria-label={text('header.closeMenu')}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <nav aria-label={text('header.label')}>
        {products && (
          <>
            <p className={styles.group}>
              <EntryName {...products} />
            </p>
            <ul className={styles.categories}>
              {categories.map((category) => (
                <li key={category.id}>
                  <NavLink to={categoryPath(category.slug)} className={styles.category}>
                    <TranslatedField of={category} name="name" />
                  </NavLink>
                </li>
              ))}
            </ul>
            <AllProductsLinks />
          </>
        )}
        <ul>
          {links.map((entry, index) => (
            <li key={index}>
              <NavLink to={entry.to} className={styles.entry}>
                <EntryName {...entry} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  )
}
