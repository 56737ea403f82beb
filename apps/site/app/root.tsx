import './ui/base-styles.ts'
import { type LanguageCode, languageOf } from '@vitrine/locales/languages'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import { scriptMark } from '../shared/script-mark.ts'
import { siteContext } from '../shared/site-context.ts'
import { loadRoot } from './shell/load-root.server.ts'
import { BasketDialogs } from './basket/BasketDialogs.tsx'
import { EnquiryDialogs } from './enquiry/EnquiryDialogs.tsx'
import { ContactForm } from './enquiry/form/ContactForm.tsx'
import { SearchButton } from './search/SearchButton.tsx'
import { ErrorPageFallback } from './shell/errors/ErrorPageFallback.tsx'
import { RouteError } from './shell/errors/RouteError.tsx'
import { LanguageProvider } from './i18n/LanguageContext.tsx'
import { useWordBreaks } from './i18n/word-breaks.ts'
import { splitLanguage } from '../shared/languages/localized-path.ts'
import { getText } from '../shared/texts/loaded-texts.ts'
import { BareLayout, Layout as ShellLayout } from './shell/Layout.tsx'
import type { LayoutData, RootData } from '../shared/layout-data.ts'
import { layOutWhole } from './ui/lay-out-whole.ts'
import { useRootData } from './ui/use-root-data.ts'
import { applyTheme } from './shell/header/apply-theme.ts'
import { applyUnits } from './shell/units/apply-units.ts'
import { askForCookies } from './shell/third-parties/ask-for-cookies.ts'
import { middlewareNamed } from './middleware/named-middleware.server.ts'
import { answerWhetherHeard } from './shell/waking/heard.ts'
import { AsleepScript, PageScript } from './shell/waking/WakingScripts.tsx'
import { fontFaces, preloadedFonts } from './ui/fonts.ts'

/** A browser keeps what the server has sent, whatever is drawn anew. */
const stylesOf = (language: LanguageCode) =>
  import.meta.env.SSR ? fontFaces(language) : (document.querySelector('head style')?.textContent ?? '')

const headScript = import.meta.env.SSR ? `${applyTheme};${applyUnits};${layOutWhole};${askForCookies}` : ''

export const middleware: Route.MiddlewareFunction[] = middlewareNamed('redirects')

export function loader({ context, url }: Route.LoaderArgs): Promise<RootData> {
  return loadRoot(context.get(siteContext), splitLanguage(url.pathname).language)
}

/** Header and footer do not change within a language, and a change of language loads the whole document. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = splitLanguage(useLocation().pathname)
  const { tag, dir } = languageOf(language)
  const { proofOfWork, texts } = useRootData() ?? {}
  return (
    <html lang={tag} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* A browser does not have the text any more: it has run. */}
        <script nonce={scriptMark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        {!import.meta.env.DEV && <AsleepScript />}
        {preloadedFonts(language).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {proofOfWork && <meta name="proof-of-work" content="asked" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        {import.meta.env.DEV && <Links />}
        {/* In the built site the server adds the styles that the page uses (server/styles/page-styles.ts). */}
        <style nonce={scriptMark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: stylesOf(language) }} />
      </head>
      <body onAuxClickCapture={answerWhetherHeard}>
        <LanguageProvider language={language} text={getText(language, texts)} wordBreaks={useWordBreaks()}>
          {children}
        </LanguageProvider>
        <ScrollRestoration />
        {import.meta.env.DEV ? <Scripts /> : <PageScript />}
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
