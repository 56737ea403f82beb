import type { CollectionConfig, Field, GlobalConfig, UIField } from 'payload'

const COMMENTS = '/content/workflow/comments/FieldComments.tsx#FieldComments'

/** Fields beside which there is room for comments. */
const commented = new Set([
  'text',
  'textarea',
  'richText',
  'number',
  'email',
  'select',
  'date',
  'checkbox',
  'relationship',
  'upload',
])

const panel: UIField = {
  name: 'workflow',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/content/workflow/ui/WorkflowField.tsx#WorkflowField' },
  },
}

const versionsView = {
  edit: { versions: { Component: '/content/workflow/authors/VersionsPage.tsx#VersionsPage' } },
} as const

/** Adds to the form of a document with drafts its schedule and its approval, comments beside its fields, and who wrote its versions. */
export function withWorkflow(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    fields: [panel, ...config.fields.map((it) => withComments(it))],
    admin: { ...config.admin, components: { ...config.admin?.components, views: versionsView } },
  }
}

/** The same for a global. */
export function withGlobalWorkflow(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    fields: [panel, ...config.fields.map((it) => withComments(it))],
    admin: { ...config.admin, components: { ...config.admin?.components, views: versionsView } },
  }
}

/** In rows only beside texts that are translated: each field with something below it is rendered again by the server while somebody types. */
function withComments(field: Field, isInRow = false): Field {
  const inside = (fields: Field[], isRow = isInRow) => fields.map((it) => withComments(it, isRow))
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: inside(tab.fields) })) }
  if ('fields' in field) return { ...field, fields: inside(field.fields, isInRow || field.type === 'array') } as Field
  const { admin } = field as { admin?: { hidden?: boolean; components?: { afterInput?: unknown[] } } }
  const isTranslated = 'localized' in field && field.localized
  if (!commented.has(field.type) || admin?.hidden || (isInRow && !isTranslated)) return field
  return {
    ...field,
    admin: {
      ...admin,
      components: { ...admin?.components, afterInput: [...(admin?.components?.afterInput ?? []), COMMENTS] },
    },
  } as Field
}
