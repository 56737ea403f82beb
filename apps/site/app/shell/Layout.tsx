import { type ReactNode, Suspense } from 'react'
import { useText } from '../i18n/LanguageContext.tsx'
import './panel.module.css'
import { ThirdPartyScripts } from './third-parties/ThirdPartyScripts.tsx'
import { ChatButton } from './ChatButton.tsx'
import { CookieBanner } from './CookieBanner.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import styles from './Layout.module.css'
import type { LayoutData } from '../../shared/layout-data.ts'
import type { LayoutSlots } from './layout-slots.ts'
import { LanguageSuggestion } from './language-suggestion/LanguageSuggestion.tsx'
import { LoadingBar } from './loading/LoadingBar.tsx'
import { Logo } from './header/Logo.tsx'
import { MobileBar } from './mobile/MobileBar.tsx'
import { MobileMenu } from './mobile/MobileMenu.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { Skeleton } from './loading/Skeleton.tsx'

type LayoutProps = LayoutSlots & { data: LayoutData; children: ReactNode }

/**
 * The layout around every page. Nothing in it is waited for: by each <Suspense> React takes over a part of its own, first the one that is
 * touched (R13.40).
 */
export function Layout({ data, searchButton, footerForm, dialogs, children }: LayoutProps) {
  const text = useText()
  return (
    <>
      <a className={styles.skip} href="#content">
        {text('skipToContent')}
      </a>
      <CookieBanner privacyUrl={data.privacyUrl} />
      <LoadingBar />
      <Suspense>
        <Header {...data} searchButton={searchButton} />
      </Suspense>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Skeleton />
      <Suspense>
        <Footer data={data} form={footerForm} />
      </Suspense>
      <Suspense>
        <MobileBar />
        <MobileMenu {...data} searchButton={searchButton} />
      </Suspense>
      <aside className={styles.floating} aria-label={text('chat.open')}>
        <ScrollToTop />
        {data.chatUrl && <ChatButton url={data.chatUrl} />}
      </aside>
      {dialogs}
      <LanguageSuggestion />
      <ThirdPartyScripts {...data.thirdParties} />
    </>
  )
}

/** The layout where its data could not be loaded: a link home, and the page. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.bare}>
        <Logo company="Vitrine" />
      </header>
      <main id="content" className={styles.content}>
        {children}
      </main>
    </>
  )
}
