import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { OnceHydrated } from './OnceHydrated.tsx'
import page from './page.module.css'

type Props = {
  view: AdminViewServerProps
  title: string
  /** What the way to this screen passes; the screen itself is added. */
  parents?: { label: string; url: string }[]
  children: ReactNode
}

/** A screen of our own inside Payload's frame: navigation, way to it and heading. */
export function OwnScreen({ view, title, parents = [], children }: Props) {
  const { req, visibleEntities, permissions, locale } = view.initPageResult
  return (
    <DefaultTemplate
      i18n={view.i18n}
      locale={locale}
      params={view.params}
      payload={req.payload}
      permissions={permissions}
      searchParams={view.searchParams}
      user={req.user ?? undefined}
      visibleEntities={{ collections: visibleEntities?.collections, globals: visibleEntities?.globals }}
    >
      <SetStepNav nav={[...parents, { label: title }]} />
      <Gutter>
        <article className={page.page}>
          <header className={page.head}>
            <h1>{title}</h1>
          </header>
          <OnceHydrated>{children}</OnceHydrated>
        </article>
      </Gutter>
    </DefaultTemplate>
  )
}
