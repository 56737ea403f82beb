import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { languages } from '@vitrine/locales/languages'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { pageOfQuery } from '../../../platform/page-of-query.ts'
import { Moment } from '../../../platform/ui/Moment.tsx'
import page from '../../../platform/ui/page.module.css'
import table from '../../../platform/ui/table.module.css'
import text from '../../../platform/ui/text.module.css'
import { type WorkflowTexts, workflowTexts } from '../workflow-texts.ts'
import { readVersions, type VersionRow } from './read-versions.ts'

/** The versions of a document or a global: when each was saved, by whom, and as what. Each leads to what it changed and to restoring it. */
export async function VersionsPage({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { language } = req.i18n
  const texts = workflowTexts(language)
  const number = pageOfQuery(searchParams?.page)
  const slug = collectionConfig?.slug ?? globalConfig?.slug ?? ''
  const { rows, hasOlder } = await readVersions(req, slug, collectionConfig ? docID : undefined, number)
  const { admin } = req.payload.config.routes
  const base = collectionConfig ? `${admin}/collections/${slug}/${docID}/versions` : `${admin}/globals/${slug}/versions`
  const label = collectionConfig?.labels.plural ?? globalConfig?.label
  return (
    <Gutter>
      <SetDocumentStepNav
        {...(collectionConfig && {
          collectionSlug: collectionConfig.slug,
          id: docID ?? '',
          useAsTitle: collectionConfig.admin.useAsTitle,
        })}
        {...(globalConfig && { globalSlug: globalConfig.slug, useAsTitle: globalConfig.slug })}
        pluralLabel={label as never}
        view={texts['versions.title']}
      />
      <main className={page.page}>
        {rows.length === 0 ? (
          <p>{texts['versions.none']}</p>
        ) : (
          <div className={table.scroll}>
            <table className={table.table} aria-label={texts['versions.title']}>
              <thead>
                <tr>
                  <th scope="col">{texts['versions.when']}</th>
                  <th scope="col">{texts['versions.who']}</th>
                  <th scope="col">{texts['versions.state']}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <td>
                      <a href={`${base}/${row.id}`}>
                        <Moment iso={row.updatedAt} language={language} />
                      </a>
                    </td>
                    <td dir="auto">{toWriter(row, texts)}</td>
                    <td>
                      {toState(row, texts)}
                      {row.isCurrent && <span className={text.pill}>{texts['versions.current']}</span>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <p>
          {number > 1 && <a href={`${base}?page=${number - 1}`}>{texts['versions.newer']}</a>}{' '}
          {hasOlder && <a href={`${base}?page=${number + 1}`}>{texts['versions.older']}</a>}
        </p>
      </main>
    </Gutter>
  )
}

function toWriter({ savedBy, savedBySchedule }: VersionRow, texts: WorkflowTexts): string {
  const name = savedBy || texts['versions.program']
  return savedBySchedule ? fillTemplate(texts['versions.schedule'], { name }) : name
}

function toState({ status, language }: VersionRow, texts: WorkflowTexts): string {
  if (status !== 'published') return texts['versions.draft']
  const name = languages.find(({ code }) => code === language)?.name
  return `${name ? fillTemplate(texts['versions.language'], { language: name }) : texts['versions.published']} `
}
