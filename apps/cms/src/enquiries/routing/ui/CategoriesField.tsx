import { defaultLanguage } from '@vitrine/locales/languages'
import type { TextFieldServerProps } from 'payload'
import { contentLanguageOf } from '../../../platform/content-language.ts'
import { deskTexts } from '../../desk/desk-texts.ts'
import { CategoriesSelect } from './CategoriesSelect.tsx'

/** The categories of the catalogue by name, for operators, who read no content; kept as slugs, by which enquiries are found. */
export async function CategoriesField({ payload, i18n, path }: TextFieldServerProps) {
  const { docs } = await payload.find({
    collection: 'categories',
    select: { slug: true, name: true },
    locale: contentLanguageOf(i18n.language),
    fallbackLocale: defaultLanguage,
    sort: 'name',
    depth: 0,
    limit: 500,
    pagination: false,
  })
  const options = docs.flatMap(({ slug, name }) => (slug ? [{ value: slug, label: name || slug }] : []))
  return <CategoriesSelect path={path} options={options} label={deskTexts(i18n.language)['rule.categories']} />
}
