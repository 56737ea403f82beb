import { tagOf } from '@vitrine/locales/languages'
import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Picture } from '@vitrine/contract/shapes/media'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import type { loader } from '../root.tsx'
import { MetaTags } from './MetaTags.tsx'
import type { PageMeta } from './page-meta.ts'
import { toOrganization } from './structured/company.ts'
import { mergeStructure, writeStructure } from './structured/merge.ts'
import { imageUrl, type Node, type BreadcrumbContext } from './structured/node.ts'
import { type Breadcrumb, toBreadcrumbList } from './structured/breadcrumbs.ts'

type PageHeadProps = {
  meta: PageMeta
  /** The page's own name. */
  name: string
  /** The pages between home and this one, outermost first; `to` without language prefix. The home page gives none. */
  trail?: readonly { name: string; to: string }[]
  /** What the page is about, for search engines. */
  things?: (place: BreadcrumbContext, step: (name: string, path: string) => Breadcrumb) => Node[]
  /** The page's own picture, for share buttons. */
  picture?: Picture | null
  hidden?: boolean
  /** Meta elements of an article. */
  children?: ReactNode
}

/** The head of a page within the site: its metadata under the company's name, and its structured data. */
export function PageHead({ meta, name, trail, things, picture, hidden, children }: PageHeadProps) {
  const company = useRouteLoaderData<typeof loader>('root')?.layout.company
  const language = useLanguage()
  const text = useText()
  const place = { siteUrl: meta.siteUrl, url: meta.canonical, language: tagOf(language) }
  const step = (name: string, path: string) => ({ name, url: meta.siteUrl + localizedPath(path, language) })
  const nodes = [
    ...(company ? [toOrganization(company, place)] : []),
    ...(trail
      ? [
          toBreadcrumbList([
            step(text('common.home'), '/'),
            ...trail.map((it) => step(it.name, it.to)),
            { name, url: meta.canonical },
          ]),
        ]
      : []),
    ...(things?.(place, step) ?? []),
  ]
  const structure = meta.isOwn && !hidden ? mergeStructure(nodes, meta.written, meta.siteUrl) : null
  return (
    <>
      <MetaTags
        meta={meta}
        name={name}
        siteName={company?.name ?? ''}
        image={imageUrl(picture, meta.siteUrl)}
        hidden={hidden}
      >
        {children}
      </MetaTags>
      {structure && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeStructure(structure) }} />
      )}
    </>
  )
}
