import type { CollectionConfig, Plugin, UIField } from 'payload'
import type { Environment } from '../platform/environment.ts'
import { linkEndpoints } from './links/link-endpoints.ts'
import { forgetLinksOfDeleted } from './links/preview-links.ts'
import { livePreview } from './live-preview.ts'
import { previewedCollections } from './opening/decide-page.ts'

const links: UIField = {
  name: 'previewLinks',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/preview/links/PreviewLinksField.tsx#PreviewLinksField' },
  },
}

/** Gives the content its preview: beside the form, and by links for people without an account. */
export const previewPlugin =
  (settings: Pick<Environment, 'SITE_URL' | 'ADMIN_HOST'>): Plugin =>
  (config) => ({
    ...config,
    admin: { ...config.admin, livePreview: livePreview(settings) },
    endpoints: [...(config.endpoints ?? []), ...linkEndpoints],
    collections: (config.collections ?? []).map(withLinks),
  })

/** A document has links; both go together. */
function withLinks(collection: CollectionConfig): CollectionConfig {
  if (!(previewedCollections as readonly string[]).includes(collection.slug)) return collection
  const { fields, hooks = {} } = collection
  return {
    ...collection,
    fields: [...fields, links],
    hooks: { ...hooks, afterDelete: [...(hooks.afterDelete ?? []), forgetLinksOfDeleted] },
  }
}
