import { tagOf } from '@vitrine/locales/languages'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { Picture } from '@vitrine/contract/shapes/media'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { useRootData } from '../ui/use-root-data.ts'
import { MetaTags } from './MetaTags.tsx'
import type { PageMeta } from '../../shared/page-meta.ts'
import { toOrganization } from './structured/company.ts'
import { mergeStructuredData, serializeStructuredData } from './structured/merge.ts'
import { imageUrl, type Node, type PageContext } from './structured/node.ts'
import { type Breadcrumb, toBreadcrumbList } from './structured/breadcrumbs.ts'

type StructuredData = (context: PageContext, toBreadcrumb: (name: string, path: string) => Breadcrumb) => Node[]

type PageHeadProps = {
  meta: PageMeta
  /** The page's own name. */
  name: string
  /** The pages between home and this one, outermost first; `to` without language prefix. The home page gives none. */
  breadcrumbs?: readonly { name: string; to: string }[]
  /** What the page is about, for search engines: on the server alone, `import.meta.env.SSR && …`. */
  structuredData?: false | StructuredData
  /** The page's own picture, for share buttons. */
  picture?: Picture | null
  /** Search engines are not to list the page. */
  hidden?: boolean
  /** Meta elements of an article. */
  children?: ReactNode
}

/** The head of a page within the site: its metadata under the company's name, and its structured data. */
export function PageHead({ breadcrumbs, structuredData, picture, children, ...head }: PageHeadProps) {
  const { meta, name, hidden } = head
  const company = useRootData()?.layout.company
  return (
    <>
      <MetaTags {...head} siteName={company?.name ?? ''} image={imageUrl(picture, meta.siteUrl)}>
        {children}
      </MetaTags>
      {meta.isOwn &&
        !hidden &&
        (import.meta.env.SSR ? (
          <StructuredDataOfPage {...{ meta, name, breadcrumbs, structuredData }} />
        ) : (
          <StructuredDataOfBrowser key={meta.canonical} />
        ))}
    </>
  )
}

/** Search engines load documents: the browser keeps what the server has written, and writes nothing on pages that it draws itself. */
function StructuredDataOfBrowser() {
  const isHydrating = useSyncExternalStore(
    listenToNothing,
    () => false,
    () => true,
  )
  const [isKept] = useState(isHydrating)
  return isKept && <StructuredDataScript json="{}" />
}

const listenToNothing = () => () => {}

function StructuredDataScript({ json }: { json: string }) {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

function StructuredDataOfPage({
  meta,
  name,
  breadcrumbs,
  structuredData,
}: Pick<PageHeadProps, 'meta' | 'name' | 'breadcrumbs' | 'structuredData'>) {
  const company = useRootData()?.layout.company
  const language = useLanguage()
  const text = useText()
  const context = { siteUrl: meta.siteUrl, url: meta.canonical, language: tagOf(language) }
  const toBreadcrumb = (name: string, path: string) => ({ name, url: meta.siteUrl + localizedPath(path, language) })
  const nodes = [
    ...(company ? [toOrganization(company, context)] : []),
    ...(breadcrumbs
      ? [
          toBreadcrumbList([
            toBreadcrumb(text('common.home'), '/'),
            ...breadcrumbs.map((it) => toBreadcrumb(it.name, it.to)),
            { name, url: meta.canonical },
          ]),
        ]
      : []),
    ...((structuredData || undefined)?.(context, toBreadcrumb) ?? []),
  ]
  const graph = mergeStructuredData(nodes, meta.structuredData, meta.siteUrl)
  return <StructuredDataScript json={serializeStructuredData(graph ?? {})} />
}
