import { isLanguageCode, languageCodes } from '@vitrine/locales/languages'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { languageName } from '../../../platform/language-options.ts'
import { listOf } from '../../../platform/list-of.ts'
import { settings } from '../../../platform/settings.ts'
import { tagOf } from '../../../platform/tag-of.ts'
import { OwnScreen } from '../../../platform/ui/OwnScreen.tsx'
import textStyles from '../../../platform/ui/text.module.css'
import { completenessTexts } from '../../completeness/completeness-texts.ts'
import { kindName } from '../../completeness/board/names.ts'
import { draftedKinds } from '../jobs/drafted-kinds.ts'
import { listJobs } from '../jobs/job-record.ts'
import { readUsage } from '../jobs/usage.ts'
import { createProvider } from '../providers/create-provider.ts'
import { translationTexts } from '../translation-texts.ts'
import { AgencyForm } from './AgencyForm.tsx'
import { JobList } from './JobList.tsx'
import { MachineForm } from './MachineForm.tsx'

const MAX_LISTED = 30
const names = { deepl: 'DeepL', libretranslate: 'LibreTranslate', openai: settings.TRANSLATION_MODEL ?? '' }

/** Where an editor has gaps filled by machine, approves many texts at once, and exchanges files with agencies. */
export async function TranslatingPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!hasRole(req.user, 'admin', 'editor')) redirect('/admin')
  const reader = view.i18n.language
  const texts = translationTexts(reader)
  const { kind: kindAsked, language: languageAsked, ...filters } = view.searchParams ?? {}
  const kinds = draftedKinds(req.payload).map(({ slug }) => ({ slug, name: kindName(req, slug) }))
  const kind = kinds.find(({ slug }) => slug === kindAsked)?.slug ?? ''
  const language = isLanguageCode(String(languageAsked)) ? String(languageAsked) : ''
  const provider = createProvider(settings)
  const offered = provider ? await provider.languages().catch(() => null) : null
  const options = languageCodes
    .filter((code) => code !== 'en')
    .map((code) => ({ code, name: languageName(code, reader), isOffered: offered?.has(code) ?? true }))
    .toSorted((a, b) => a.name.localeCompare(b.name, tagOf(reader)))
  const own = { kinds, kind, language, languages: options, filters: kind ? toQuery(filters) : '' }
  const name = provider ? names[provider.name] : ''
  const lacking = options.filter(({ isOffered }) => !isOffered).map((it) => it.name)
  return (
    <OwnScreen
      view={view}
      title={texts.title}
      parents={[{ label: completenessTexts(reader).title, url: '/admin/translations' }]}
    >
      <p className={textStyles.muted}>{texts.intro}</p>
      {provider ? (
        <p className={textStyles.muted}>
          {await usageText(req, reader, name)}{' '}
          {lacking.length > 0 && fillTemplate(texts.lacks, { provider: name, languages: listOf(reader, lacking) })}
        </p>
      ) : (
        <p className={textStyles.notice}>{texts['provider.none']}</p>
      )}
      <MachineForm {...own} texts={texts} labels={labelsOf(reader)} canTranslate={provider !== null} />
      <AgencyForm {...own} texts={texts} labels={labelsOf(reader)} />
      <JobList req={req} reader={reader} jobs={await listJobs(req.payload, MAX_LISTED)} />
    </OwnScreen>
  )
}

async function usageText(req: AdminViewServerProps['initPageResult']['req'], reader: string, provider: string) {
  const texts = translationTexts(reader)
  const toFigure = new Intl.NumberFormat(`${tagOf(reader)}-u-nu-latn`)
  const limit = settings.TRANSLATION_MONTHLY_CHARACTERS
  const count = toFigure.format(await readUsage(req.payload))
  return limit === undefined
    ? fillTemplate(texts.usage, { provider, count })
    : fillTemplate(texts.usageOf, { provider, count, limit: toFigure.format(limit) })
}

const labelsOf = (reader: string) => {
  const { kind, language } = completenessTexts(reader)
  return { kind, language }
}

/** The filters of a list, as they came. */
function toQuery(filters: Record<string, unknown>): string {
  const own = Object.entries(filters).filter(([key]) => key === 'search' || key.startsWith('where'))
  return own.length === 0 ? '' : new URLSearchParams(own.map(([key, value]) => [key, String(value)])).toString()
}
