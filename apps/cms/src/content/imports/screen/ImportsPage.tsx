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
import { type ImportPlace, importPlaces } from './import-place.ts'
import { UploadForm } from './UploadForm.tsx'

const MAX_LISTED = 50

/** Where an editor sends a file with products, and sees the imports before. */
export const ImportsPage = (view: AdminViewServerProps) => renderImports(view, importPlaces.products)

/** The same with serial numbers. */
export const SerialImportsPage = (view: AdminViewServerProps) => renderImports(view, importPlaces['serial-numbers'])

async function renderImports(view: AdminViewServerProps, place: ImportPlace) {
  const { req } = view.initPageResult
  if (!hasRole(req.user, 'admin', 'editor')) redirect('/admin')
  const { language } = view.i18n
  const texts = importTexts(language)
  const imports = await listImports(req.payload, place.kind, MAX_LISTED)
  return (
    <OwnScreen view={view} title={titleOf(place, texts)} parents={[listOf(view, place)]}>
      <p className={textStyles.muted}>{texts[place.kind === 'products' ? 'intro' : 'serials.intro']}</p>
      <UploadForm place={place} texts={texts} />
      <section className={`${card.card} ${table.scroll}`}>
        <h2>{texts.recent}</h2>
        {imports.length === 0 ? (
          <p className={textStyles.muted}>{texts.none}</p>
        ) : (
          <ImportList imports={imports} place={place} texts={texts} language={language} />
        )}
      </section>
    </OwnScreen>
  )
}

type ListProps = { imports: readonly ImportRecord[]; place: ImportPlace; texts: ImportTexts; language: string }

function ImportList({ imports, place, texts, language }: ListProps) {
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
              <a href={`${place.screen}/${it.id}`} dir="auto">
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

export const titleOf = ({ kind }: ImportPlace, texts: ImportTexts): string =>
  texts[kind === 'products' ? 'title' : 'serials.title']

/** The way back to the list, by the name that the menu has for it. */
export function listOf({ initPageResult, i18n }: AdminViewServerProps, { kind }: ImportPlace) {
  const { labels } = initPageResult.req.payload.collections[kind].config
  return { label: getTranslation(labels.plural as string, i18n), url: `/admin/collections/${kind}` }
}
