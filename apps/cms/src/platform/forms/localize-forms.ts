import { getTranslation } from '@payloadcms/translations'
import type { CollectionConfig, Field, GlobalConfig, LabelFunction, Plugin, Tab } from 'payload'
import { toWords } from 'payload/shared'
import { formLabel, isFormText } from './form-texts.ts'

type Labelled = { label?: unknown; admin?: unknown }

/** A text of a form in every language of the back office; what is no English text, or has no translation, stays as it is. */
function localized(text: unknown): unknown {
  return typeof text === 'string' && isFormText(text) ? formLabel(text) : text
}

/**
 * The label of a field as a function. Payload gives browsers what it says to the reader, where of a label in several languages they are given all,
 * and buttons that sort a list are named `[object Object]`.
 */
function localizedLabel(label: unknown): unknown {
  const text = localized(label)
  if (!isTranslations(text)) return text
  const say: LabelFunction = ({ i18n }) => getTranslation(text, i18n)
  return say
}

const isTranslations = (text: unknown): text is Record<string, string> =>
  typeof text === 'object' && text !== null && Object.values(text).every((it) => typeof it === 'string')

/**
 * Has forms and lists speak the reader's language: labels, descriptions, groups and options that are written in English are looked up by
 * their English text (forms/texts). Payload makes the label of a field that has none of its name; so does this, and looks that up.
 */
export const localizeForms: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(localizeCollection),
  globals: (config.globals ?? []).map(localizeGlobal),
})

function localizeCollection(collection: CollectionConfig): CollectionConfig {
  const { labels, slug } = collection
  const names = toNames(slug)
  return {
    ...collection,
    labels: {
      singular: localized(labels?.singular ?? names.singular) as string,
      plural: localized(labels?.plural ?? names.plural) as string,
    },
    fields: collection.fields.map(localizeField),
    ...(collection.admin && { admin: localizeAdmin(collection.admin) }),
  } as CollectionConfig
}

/** Of a slug in the plural, as Payload has it. */
function toNames(slug: string): { singular: string; plural: string } {
  const plural = toWords(slug)
  return { singular: plural.replace(/ies$/, 'y').replace(/s$/, ''), plural }
}

function localizeGlobal(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    label: localized(global.label ?? toWords(global.slug)),
    fields: global.fields.map(localizeField),
    ...(global.admin && { admin: localizeAdmin(global.admin) }),
  } as GlobalConfig
}

function localizeAdmin<Admin extends object>(admin: Admin): Admin {
  const { group, description, placeholder } = admin as { group?: unknown; description?: unknown; placeholder?: unknown }
  return {
    ...admin,
    ...(group === undefined ? {} : { group: localized(group) }),
    ...(description === undefined ? {} : { description: localized(description) }),
    ...(placeholder === undefined ? {} : { placeholder: localized(placeholder) }),
  }
}

function localizeField(field: Field): Field {
  const name = 'name' in field ? field.name : undefined
  const { label, admin } = field as Labelled
  const own = label === undefined && name ? toWords(name) : label
  return {
    ...field,
    ...(own === undefined || own === false ? {} : { label: localizedLabel(own) }),
    ...(admin === undefined ? {} : { admin: localizeAdmin(admin as object) }),
    ...('fields' in field ? { fields: field.fields.map(localizeField) } : {}),
    ...('tabs' in field ? { tabs: field.tabs.map(localizeTab) } : {}),
    ...('options' in field ? { options: field.options.map(localizeOption) } : {}),
    ...(field.type === 'array' ? { labels: localizeRows(field.labels, field.name) } : {}),
  } as Field
}

function localizeTab(tab: Tab): Tab {
  return { ...tab, label: localized(tab.label), fields: tab.fields.map(localizeField) } as Tab
}

function localizeOption(option: unknown): unknown {
  if (typeof option === 'string') {
    const label = localized(option)
    return typeof label === 'string' ? option : { value: option, label }
  }
  const { label } = option as { label: unknown }
  return { ...(option as object), label: localized(label) }
}

function localizeRows(labels: { singular?: unknown; plural?: unknown } | undefined, name: string) {
  const names = toNames(name)
  return { singular: localized(labels?.singular ?? names.singular), plural: localized(labels?.plural ?? names.plural) }
}
