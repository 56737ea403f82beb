import { useMatches, useRouteError } from 'react-router'
import { useText } from '../language/LanguageContext.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import styles from './Header.module.css'
import { isWhiteRoute } from './header-look.ts'
import { LanguagePicker } from './LanguagePicker.tsx'
import type { LayoutData } from './layout-data.ts'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MenuButton } from './MobileMenu.tsx'
import { NightSwitch } from './NightSwitch.tsx'
import { useHeaderState } from './use-header-state.ts'

type HeaderProps = Pick<LayoutData, 'categories' | 'company' | 'hasPosts'>

/** Fixed at the top: clear over heroes, white elsewhere, compact once scrolled, away while scrolling down (SPEC.md section 2). */
export function Header({ categories, company, hasPosts }: HeaderProps) {
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
          <LanguagePicker />
          <NightSwitch />
          {(white || returning) && (
            <ButtonLink to="/contact" small arrow={false} className={styles.contact}>
              {text('header.contactButton')}
            </ButtonLink>
          )}
          <MenuButton className={styles.menu} />
        </div>
      </div>
    </header>
  )
}
