import { useMatches } from 'react-router'
import { BasketButton } from './BasketButton.tsx'
import { ContactLink } from '../ContactLink.tsx'
import { useText } from '../../i18n/LanguageContext.tsx'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Header.module.css'
import { isWhiteRoute } from './white-routes.ts'
import { LanguagePicker } from './LanguagePicker.tsx'
import type { LayoutData } from '../../../shared/layout-data.ts'
import type { LayoutSlots } from '../layout-slots.ts'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MenuButton } from '../mobile/MobileMenu.tsx'
import { NightSwitch } from './NightSwitch.tsx'
import iconButton from './icon-button.module.css'
import { useHeaderState } from './use-header-state.ts'

type HeaderProps = Pick<LayoutData, 'categories' | 'company' | 'menus'> & Pick<LayoutSlots, 'searchButton'>

/** Fixed at the top: transparent over heroes, white elsewhere, compact once scrolled, hidden while scrolling down (R2.13 to R2.15). */
export function Header({ categories, company, menus, searchButton }: HeaderProps) {
  const text = useText()
  const matches = useMatches()
  // The error boundary is below, in the page: a screen or its language has no data then. All have some otherwise, if only null.
  const isErrorPage = matches.some(({ loaderData }) => loaderData === undefined)
  const routeName = matches.at(-1)?.id ?? ''
  const { hidden, compact, returning } = useHeaderState()
  const isWhite = isErrorPage || isWhiteRoute(routeName)
  return (
    <header
      className={styles.header}
      data-hidden={hidden}
      data-compact={compact}
      data-look={isWhite || compact ? 'white' : 'clear'}
    >
      <div className={styles.inner}>
        <Logo company={company.name} />
        <MainMenu categories={categories} menu={menus.header} />
        <div className={styles.tools}>
          {searchButton}
          <LanguagePicker />
          <NightSwitch />
          <BasketButton className={iconButton.button} />
          {(isWhite || returning) && (
            <ContactLink className={classNames(button.button, button.accent, button.small, styles.contact)}>
              <Icon name="mail" />
              <span>{text('header.contactButton')}</span>
            </ContactLink>
          )}
          <MenuButton className={styles.menu} />
        </div>
      </div>
    </header>
  )
}
