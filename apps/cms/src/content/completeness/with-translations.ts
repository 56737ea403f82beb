import type { CollectionConfig, Field, TextField } from 'payload'
import { completenessLabel } from './completeness-texts.ts'
import { beforeUses } from './before-uses.ts'
import { stateHooks } from './state-hooks.ts'

const nobody = () => false
const ui = '/content/completeness/ui'

/** In which languages a document is filled (language-states.ts); hooks write it, and lists show it and filter by it. */
const translationState: TextField = {
  name: 'translationState',
  type: 'text',
  label: completenessLabel('state'),
  access: { create: nobody, update: nobody },
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableGroupBy: true,
    components: {
      Field: `${ui}/TranslationPanel.tsx#TranslationPanel`,
      Cell: `${ui}/StateCell.tsx#StateCell`,
      Filter: `${ui}/StateFilter.tsx#StateFilter`,
      Diff: `${ui}/NoDiff.tsx#NoDiff`,
    },
  },
}

/** Adds to a collection that has anything to translate what it takes to see where it is not. */
export function withTranslations(config: CollectionConfig): CollectionConfig {
  if (!hasTexts(config.fields)) return config
  const { hooks = {}, admin = {} } = config
  const columns = admin.defaultColumns ?? []
  const at = columns.indexOf('_status')
  return {
    ...config,
    fields: beforeUses(config.fields, translationState),
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), ...stateHooks.beforeOperation],
      beforeChange: [...(hooks.beforeChange ?? []), ...stateHooks.beforeChange],
      afterChange: [...(hooks.afterChange ?? []), ...stateHooks.afterChange],
      afterDelete: [...(hooks.afterDelete ?? []), ...stateHooks.afterDelete],
    },
    admin: {
      ...admin,
      defaultColumns: at < 0 ? [...columns, 'translationState'] : columns.toSpliced(at, 0, 'translationState'),
      components: {
        ...admin.components,
        beforeListTable: [...(admin.components?.beforeListTable ?? []), `${ui}/ListFilter.tsx#ListFilter`],
      },
    },
  }
}

/** As editors of the configuration write fields: rows and tabs are not opened yet. */
function hasTexts(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    const isText = 'localized' in field && field.localized && ['text', 'textarea', 'richText'].includes(field.type)
    if (isText && field.custom?.isTranslated !== false) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => hasTexts(tab.fields))
    return 'fields' in field && hasTexts(field.fields)
  })
}
