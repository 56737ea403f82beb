import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import page from '../ui/page.module.css'
import { deskTexts } from '../desk-texts.ts'
import { EraseForm } from './EraseForm.tsx'

/** The page where an admin erases everything of an e-mail address. */
export function ErasePage({ initPageResult, params, searchParams, i18n }: AdminViewServerProps) {
  const { req, visibleEntities, permissions, locale } = initPageResult
  if (!hasRole(req.user, 'admin')) redirect('/admin')
  const texts = deskTexts(i18n.language)
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={{ collections: visibleEntities?.collections, globals: visibleEntities?.globals }}
    >
      <SetStepNav
        nav={[{ label: texts.enquiries, url: '/admin/collections/enquiries' }, { label: texts['erase.title'] }]}
      />
      <Gutter>
        <article className={page.page}>
          <header className={page.head}>
            <h1>{texts['erase.title']}</h1>
          </header>
          <EraseForm texts={texts} />
        </article>
      </Gutter>
    </DefaultTemplate>
  )
}
