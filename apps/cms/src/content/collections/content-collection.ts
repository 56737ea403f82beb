import type { CollectionConfig } from 'payload'
import { contentAccess } from '../../platform/accounts/roles.ts'
import { isPageCollection } from '../../publishing/redirects/page-addresses.ts'
import { slugChangeHooks } from '../../publishing/redirects/slug-change-hooks.ts'
import { revisionHooks } from '../../publishing/revision/revision-hooks.ts'

const VERSIONS_KEPT = 30
const ROWS_A_PAGE = 50

type ContentConfig = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'admin' | 'defaultSort'>

/** Content with drafts: visitors see it when it is published. */
export function contentCollection(config: ContentConfig): CollectionConfig {
  const versions = { drafts: true, maxPerDoc: VERSIONS_KEPT }
  return {
    ...draftlessCollection(config),
    hooks: isPageCollection(config.slug) ? pageHooks : revisionHooks,
    versions,
  }
}

const pageHooks = {
  ...revisionHooks,
  beforeChange: slugChangeHooks.beforeChange,
  afterChange: [...revisionHooks.afterChange, ...slugChangeHooks.afterChange],
}

/** Content without drafts, which visitors see as soon as it is saved: addresses and what other documents refer to. */
export function draftlessCollection(config: ContentConfig): CollectionConfig {
  return {
    ...config,
    admin: { ...config.admin, pagination: { defaultLimit: ROWS_A_PAGE } },
    access: contentAccess,
    hooks: revisionHooks,
  }
}
