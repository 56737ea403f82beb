import { useMatches, useRouteError } from 'react-router'
import { BasketButton } from './BasketButton.tsx'
import { ContactLink } from '../ContactLink.tsx'
import { useText } from '../../i18n/LanguageContext.tsx'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import styles from './Header.module.css'
import { isWhiteRoute } from './white-routes.ts'
import { LanguagePicker } from './LanguagePicker.tsx'
import type { LayoutData, LayoutSlots } from '../layout-data.ts'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MenuButton } from '../mobile/MobileMenu.tsx'
import { NightSwitch } from './NightSwitch.tsx'
import iconButton from './icon-button.module.css'
import { useHeaderState } from './use-header-state.ts'

type HeaderProps = Pick<LayoutData, 'categories' | 'company' | 'hasPosts'> & Pick<LayoutSlots, 'searchButton'>

/** Fixed at the top: clear over heroes, white elsewhere, compact once scrolled, away while scrolling down (R2.13 to R2.15). */
export function Header({ categories, company, hasPosts, searchButton }: HeaderProps) {
  const text = useText()
  // Outside of an error boundary the router answers null or undefined.
  const failed = useRouteError() != null
  const routeName = useMatches().at(-1)?.id ?? ''
  const { hidden, compact, returning } = useHeaderState()
  const white = failed || isWhiteRoute(routeName)
  return (
    <header
      className={styles.header}
      data-hidden={hidden}
      data-compact={compact}
      data-look={white || compact ? 'white' : 'clear'}
    >
      <div className={styles.inner}>
        <Logo company={company.name} />
        <MainMenu categories={categories} hasPosts={hasPosts} />
        <div className={styles.tools}>
          {searchButton}
          <LanguagePicker />
          <NightSwitch />
          <BasketButton className={iconButton.button} />
          {(white || returning) && (
            <ContactLink className={classNames(button.button, button.accent, button.small, styles.contact)}>
              {text('header.contactButton')}
            </ContactLink>
          )}
          <MenuButton className={styles.menu} />
        </div>
      </div>
    </header>
  )
}
