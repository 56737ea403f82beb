import { sql } from '@payloadcms/db-sqlite'
import type { GlobalAfterChangeHook, GlobalConfig, JSONFieldValidation } from 'payload'
import { editors } from '../../platform/accounts/roles.ts'
import { databaseOf } from '../../platform/database/database-of.ts'
import { globalRevisionHooks } from '../../publishing/revision/revision-hooks.ts'
import { VERSIONS_KEPT } from '../versions-kept.ts'
import { completenessLabel } from './completeness-texts.ts'
import { forgetStates } from './fill-states.ts'
import type { RequiredFields } from './required-fields.ts'
import { fillStatesSoon } from './start-finding-states.ts'
import { translatedKinds } from './state-column.ts'
import { textFieldsOf } from './texts-of.ts'

/** Names of kinds and fields that exist, and at least one field for each kind that is named. */
const validateRules: JSONFieldValidation = (value, { req }) => {
  if (value === null || value === undefined) return true
  if (typeof value !== 'object' || Array.isArray(value)) return req.t('error:unspecific')
  const kinds = new Map(translatedKinds(req.payload).map((it) => [it.slug as string, textFieldsOf(it.flattenedFields)]))
  const isRight = Object.entries(value as Record<string, unknown>).every(
    ([kind, names]) =>
      Array.isArray(names) && names.length > 0 && names.every((name) => kinds.get(kind)?.includes(String(name))),
  )
  return isRight || req.t('error:unspecific')
}

/** Other rules make other states, and pages announce other languages (api/site-pages.ts keeps those that it has found out). */
const applyRules: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { execute } = await databaseOf(req.payload, req)
  const ruleOf = (rules: { required?: RequiredFields | null } | undefined, kind: string) =>
    JSON.stringify(rules?.required?.[kind] ?? null)
  for (const config of translatedKinds(req.payload)) {
    if (ruleOf(doc, config.slug) === ruleOf(previousDoc, config.slug)) continue
    await forgetStates(req.payload, config, req)
    await execute(sql`DELETE FROM page_languages WHERE kind = ${config.slug}`)
  }
  fillStatesSoon(req.payload)
}

/** What makes a language complete, for each kind of content. */
export const translationRules: GlobalConfig = {
  slug: 'translation-rules',
  label: completenessLabel('rules.title'),
  access: { read: editors, readVersions: editors, update: editors },
  versions: { max: VERSIONS_KEPT },
  admin: { group: completenessLabel('group'), description: completenessLabel('rules.hint') },
  hooks: { afterChange: [...globalRevisionHooks.afterChange, applyRules] },
  fields: [
    {
      name: 'required',
      type: 'json',
      label: false,
      validate: validateRules,
      admin: { components: { Field: '/content/completeness/ui/RulesField.tsx#RulesField' } },
    },
  ],
}
