'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useField, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import type { RequiredFields } from '../required-fields.ts'
import { toggleRequired } from '../toggle-required.ts'
import styles from './RulesField.module.css'

/** For each kind of content, which of its texts make a language complete. */
export function RulesField({ path }: { path: string }) {
  const { value, setValue } = useField<RequiredFields | null>({ path })
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const kinds = config.collections.flatMap(({ slug, labels, fields }) => {
    const texts = textFields(fields)
    const isTranslated = flatten(fields).some((it) => 'name' in it && it.name === 'translationState')
    return isTranslated ? [{ slug, label: getTranslation(labels.plural, i18n), texts }] : []
  })
  return (
    <div className={styles.rules}>
      {kinds.map(({ slug, label, texts }) => {
        const all = texts.map(({ name }) => name)
        const required = value?.[slug] ?? all
        return (
          <fieldset key={slug} className={styles.kind}>
            <legend>{label}</legend>
            {texts.map((field) => (
              <label key={field.name}>
                <input
                  type="checkbox"
                  checked={required.includes(field.name)}
                  disabled={required.length === 1 && required.includes(field.name)}
                  onChange={() => setValue(toggleRequired(value ?? {}, slug, all, field.name))}
                />
                {getTranslation(field.label, i18n)}
              </label>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

type TextField = { name: string; label: string }

const flatten = (fields: readonly ClientField[]): ClientField[] =>
  fields.flatMap((field): ClientField[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => ('name' in tab && tab.name ? [] : flatten(tab.fields)))
    if (field.type === 'row' || field.type === 'collapsible') return flatten(field.fields)
    return [field]
  })

function textFields(fields: readonly ClientField[]): TextField[] {
  return flatten(fields).flatMap((field) =>
    'name' in field && hasText(field) ? [{ name: field.name, label: (field.label || field.name) as string }] : [],
  )
}

function hasText(field: ClientField): boolean {
  if ('localized' in field && field.localized && ['text', 'textarea', 'richText'].includes(field.type)) return true
  return 'fields' in field && flatten(field.fields).some(hasText)
}
