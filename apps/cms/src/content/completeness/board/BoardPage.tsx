import { isLanguageCode } from '@vitrine/locales/languages'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { languageName } from '../../../platform/language-options.ts'
import { OwnScreen } from '../../../platform/ui/OwnScreen.tsx'
import textStyles from '../../../platform/ui/text.module.css'
import { completenessText, completenessTexts } from '../completeness-texts.ts'
import { fillStatesSoon } from '../start-finding-states.ts'
import { LanguageTable } from './LanguageTable.tsx'
import { Languages } from './Languages.tsx'
import { readBoard } from './read-board.ts'

/** The board of all content by language; with a language in the address, that language by kind, and its next gaps. */
export async function BoardPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!hasRole(req.user, 'admin', 'editor')) redirect('/admin')
  const reader = view.i18n.language
  const texts = completenessTexts(reader)
  const asked = String(view.searchParams?.language ?? '')
  const language = isLanguageCode(asked) ? asked : null
  const rows = await readBoard(req.payload)
  const unknown = rows.reduce((sum, { counts }) => sum + counts.unknown, 0)
  if (unknown > 0) fillStatesSoon(req.payload)
  return (
    <OwnScreen
      view={view}
      title={language ? languageName(language, reader) : texts.title}
      parents={language ? [{ label: texts.title, url: '/translations' }] : []}
    >
      <p className={textStyles.muted}>
        {texts.intro} <a href="/admin/globals/translation-rules">{texts['rules.title']}</a> ·{' '}
        <a href="/admin/translating">{texts.machineLink}</a>
      </p>
      {unknown > 0 && <p className={textStyles.notice}>{completenessText(reader, 'counting', { count: unknown })}</p>}
      {language ? (
        <LanguageTable req={req} reader={reader} language={language} rows={rows} />
      ) : (
        <Languages reader={reader} rows={rows} />
      )}
    </OwnScreen>
  )
}
