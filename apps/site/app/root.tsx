import { languageOf } from '@vitrine/locales/languages'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import { scriptMark } from '../shared/script-mark.ts'
import { siteContext } from '../shared/site-context.ts'
import { loadLayout } from './shell/load-layout.server.ts'
import { BasketDialogs } from './basket/BasketDialogs.tsx'
import { EnquiryDialogs } from './enquiry/EnquiryDialogs.tsx'
import { ContactForm } from './enquiry/form/ContactForm.tsx'
import { SearchButton } from './search/SearchButton.tsx'
import { ErrorPageFallback } from './shell/errors/ErrorPageFallback.tsx'
import { RouteError } from './shell/errors/RouteError.tsx'
import { LanguageProvider } from './i18n/LanguageContext.tsx'
import { splitLanguage } from '../shared/languages/localized-path.ts'
import { getText } from '../shared/texts/loaded-texts.ts'
import { BareLayout, Layout as ShellLayout } from './shell/Layout.tsx'
import type { LayoutData, RootData } from '../shared/layout-data.ts'
import { useRootData } from './ui/use-root-data.ts'
import { applyTheme } from './shell/header/apply-theme.ts'
import { middlewareNamed } from './middleware/named-middleware.server.ts'
import './ui/base.css'
import { preloadedFonts } from './ui/preloaded-fonts.ts'

export const middleware: Route.MiddlewareFunction[] = middlewareNamed('redirects')

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const site = context.get(siteContext)
  return { layout: await loadLayout(site), textsUrl: site.textsUrl, proofOfWork: site.proofOfWork }
}

/** Header and footer do not change within a language, and a change of language loads the whole document. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = splitLanguage(useLocation().pathname)
  const { tag, dir } = languageOf(language)
  const { textsUrl, proofOfWork } = useRootData() ?? {}
  return (
    <html lang={tag} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={scriptMark} dangerouslySetInnerHTML={{ __html: applyTheme }} />
        {preloadedFonts(language).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {proofOfWork && <meta name="proof-of-work" content="asked" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {textsUrl && <link rel="modulepreload" href={textsUrl} />}
      </head>
      <body>
        <LanguageProvider language={language} text={getText(language)}>
          {children}
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout data={loaderData.layout}>
      <Outlet />
    </SiteLayout>
  )
}

/** The layout around every page, its places filled with features. */
function SiteLayout({ data, children }: { data: LayoutData; children: ReactNode }) {
  const dialogs = (
    <>
      <BasketDialogs />
      <EnquiryDialogs />
    </>
  )
  return (
    <ShellLayout
      data={data}
      searchButton={<SearchButton />}
      footerForm={<ContactForm form="footer" />}
      dialogs={dialogs}
    >
      {children}
    </ShellLayout>
  )
}

/** For what fails outside of the pages: the loader of the layout, or the layout itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootData()
  const { language } = splitLanguage(useLocation().pathname)
  const page = <RouteError error={error} />
  return (
    <ErrorPageFallback language={language}>
      {root ? <SiteLayout data={root.layout}>{page}</SiteLayout> : <BareLayout>{page}</BareLayout>}
    </ErrorPageFallback>
  )
}
