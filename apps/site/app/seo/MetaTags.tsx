import { tagOf } from '@vitrine/locales/languages'
import type { ReactNode } from 'react'
import type { Text } from '../../shared/texts/texts.ts'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { ogLocale } from './og-locale.ts'
import type { PageMeta } from '../../shared/page-meta.ts'

const SHARE_IMAGE = '/image/meta_banner.jpg'

type MetaTagsProps = {
  meta: PageMeta
  siteName: string
  /** The page's own name: the title and description where the lookup has none (R2.12). */
  name: string
  /** The absolute address of the page's own picture, for share buttons. */
  image?: string | undefined
  /** Search engines are not to list the page. */
  hidden?: boolean | undefined
  children?: ReactNode
}

/** The head of a page. React hoists these elements into <head> wherever the page renders them. */
export function MetaTags({ meta, siteName, name, image, hidden = false, children }: MetaTagsProps) {
  const text = useText()
  const title = withNumber(meta.title ?? text('meta.title', { product: name }), meta.page, text)
  const description = meta.description ?? text('meta.description')
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {hidden ? <meta name="robots" content="noindex" /> : <Addresses meta={meta} />}
      <meta property="og:type" content={children ? 'article' : 'website'} />
      {children}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={meta.canonical} />
      <meta property="og:image" content={meta.image ?? image ?? meta.siteUrl + SHARE_IMAGE} />
      <meta property="og:image:alt" content={name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Two pages of a list do not have the same title. */
const withNumber = (title: string, page: number, text: Text) => (page > 1 ? text('meta.page', { title, page }) : title)

/** The page's own address and those of its translations. A page that repeats another one names only that one. */
function Addresses({ meta }: { meta: PageMeta }) {
  const language = useLanguage()
  const others = meta.isOwn ? meta.alternates : []
  const fallback = others.find((it) => it.language === 'en') ?? others[0]
  return (
    <>
      <link rel="canonical" href={meta.canonical} />
      {meta.isOwn && meta.previous && <link rel="prev" href={meta.previous} />}
      {meta.isOwn && meta.next && <link rel="next" href={meta.next} />}
      {others.map((alternate) => (
        <link key={alternate.language} rel="alternate" hrefLang={tagOf(alternate.language)} href={alternate.href} />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={fallback.href} />}
      <meta property="og:locale" content={ogLocale(language)} />
      {others.map(
        (alternate) =>
          alternate.language !== language && (
            <meta key={alternate.language} property="og:locale:alternate" content={ogLocale(alternate.language)} />
          ),
      )}
    </>
  )
}
