import { defaultLanguage, type LanguageCode, languageCodes, languageOf } from '@vitrine/locales/languages'
import { fillTemplate } from '../../../platform/fill-template.ts'
import type { EnquiryPageData } from './load-enquiry-page.ts'
import type { TemplateGroup } from './TemplatePicker.tsx'

/** Filled templates by language: the visitor's language first, then English, then the others. */
export function toTemplateGroups(
  templates: EnquiryPageData['templates'],
  language: LanguageCode,
  values: Record<string, string>,
): TemplateGroup[] {
  const codes = [...new Set([language, defaultLanguage, ...languageCodes])]
  return codes.flatMap((code) => {
    const { tag, dir, name } = languageOf(code)
    const own = templates.filter((it) => it.language === code).toSorted((a, b) => a.name.localeCompare(b.name, tag))
    if (own.length === 0) return []
    return [
      {
        language: name,
        templates: own.map((it) => ({ id: it.id, name: it.name, text: fillTemplate(it.text, values), tag, dir })),
      },
    ]
  })
}
