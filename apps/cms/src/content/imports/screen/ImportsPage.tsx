import { getTranslation } from '@payloadcms/translations'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import card from '../../../platform/ui/card.module.css'
import { Moment } from '../../../platform/ui/Moment.tsx'
import { OwnScreen } from '../../../platform/ui/OwnScreen.tsx'
import table from '../../../platform/ui/table.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import { type ImportRecord, listImports } from '../import-record.ts'
import { type ImportTexts, importTexts } from '../import-texts.ts'
import { isInterrupted } from '../jobs.ts'
import { UploadForm } from './UploadForm.tsx'

const MAX_LISTED = 50

/** Where an editor sends a file with products, and sees the imports before. */
export async function ImportsPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!hasRole(req.user, 'admin', 'editor')) redirect('/admin')
  const { language } = view.i18n
  const texts = importTexts(language)
  const imports = await listImports(req.payload, MAX_LISTED)
  return (
    <OwnScreen view={view} title={texts.title} parents={[productsOf(view)]}>
      <p className={textStyles.muted}>{texts.intro}</p>
      <UploadForm texts={texts} />
      <section className={`${card.card} ${table.scroll}`}>
        <h2>{texts.recent}</h2>
        {imports.length === 0 ? (
          <p className={textStyles.muted}>{texts.none}</p>
        ) : (
          <ImportList imports={imports} texts={texts} language={language} />
        )}
      </section>
    </OwnScreen>
  )
}

type ListProps = { imports: readonly ImportRecord[]; texts: ImportTexts; language: string }

function ImportList({ imports, texts, language }: ListProps) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{texts.import}</th>
          <th scope="col">{texts.moment}</th>
          <th scope="col">{texts.account}</th>
          <th scope="col">{texts.state}</th>
        </tr>
      </thead>
      <tbody>
        {imports.map((it) => (
          <tr key={it.id}>
            <td>
              <a href={`/admin/product-imports/${it.id}`} dir="auto">
                {it.file}
              </a>
            </td>
            <td>
              <Moment iso={it.createdAt} language={language} />
            </td>
            <td>
              <bdi>{it.accountName}</bdi>
            </td>
            <td>{toStateText(it, texts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const toStateText = (found: ImportRecord, texts: ImportTexts): string =>
  isInterrupted(found) ? texts['state.interrupted'] : texts[`state.${found.state}`]

/** The way back to the list of products, by the name that the menu has for it. */
export function productsOf({ initPageResult, i18n }: AdminViewServerProps): { label: string; url: string } {
  const { labels } = initPageResult.req.payload.collections.products.config
  return { label: getTranslation(labels.plural as string, i18n), url: '/admin/collections/products' }
}
