import { tagOf } from '@vitrine/locales/languages'
import { useLanguage, useText } from '../language/LanguageContext.tsx'
import type { PageMeta } from './page-meta.ts'

type MetaTagsProps = {
  meta: PageMeta
  siteName: string
  /** The page's own name: the title and description where the lookup has none (SPEC.md section 2, defaults). */
  name: string
}

/** The head of a page. React hoists these elements into <head> wherever the page renders them. */
export function MetaTags({ meta, siteName, name }: MetaTagsProps) {
  const language = useLanguage()
  const text = useText()
  const title = meta.title ?? text('meta.title', { product: name })
  const description = meta.description ?? text('meta.description')
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      <link rel="canonical" href={meta.canonical} />
      {meta.alternates.map((alternate) => (
        <link key={alternate.language} rel="alternate" hrefLang={tagOf(alternate.language)} href={alternate.href} />
      ))}
      {meta.alternates.some((alternate) => alternate.language === 'en') && (
        <link rel="alternate" hrefLang="x-default" href={meta.alternates.find((it) => it.language === 'en')?.href} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={meta.canonical} />
      <meta property="og:image" content={meta.image} />
      <meta property="og:locale" content={tagOf(language).replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
      {meta.structuredData && <StructuredData json={meta.structuredData} />}
    </>
  )
}

/** JSON-LD. `<` is escaped so that no text can end the element. */
function StructuredData({ json }: { json: NonNullable<PageMeta['structuredData']> }) {
  const html = JSON.stringify(json).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}
