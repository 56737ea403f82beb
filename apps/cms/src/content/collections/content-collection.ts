import type { CollectionConfig } from 'payload'
import { contentAccess } from '../../platform/accounts/roles.ts'
import { isPageCollection } from '../../publishing/redirects/page-addresses.ts'
import { slugChangeHooks } from '../../publishing/redirects/slug-change-hooks.ts'
import { revisionHooks } from '../../publishing/revision/revision-hooks.ts'

const VERSIONS_KEPT = 30
const ROWS_A_PAGE = 50

type ContentConfig = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'admin' | 'defaultSort'>

/** Content that editors draft and publish, and visitors see when it is published. */
export function contentCollection(config: ContentConfig): CollectionConfig {
  const versions = { drafts: true, maxPerDoc: VERSIONS_KEPT }
  return {
    ...draftlessCollection(config),
    hooks: isPageCollection(config.slug) ? hooksOfPages : revisionHooks,
    versions,
  }
}

const hooksOfPages = {
  ...revisionHooks,
  beforeChange: slugChangeHooks.beforeChange,
  afterChange: [...revisionHooks.afterChange, ...slugChangeHooks.afterChange],
}

/** Content that is seen as soon as it is saved: what other documents or addresses rest on, where a draft would mean nothing. */
export function draftlessCollection(config: ContentConfig): CollectionConfig {
  return {
    ...config,
    admin: { ...config.admin, pagination: { defaultLimit: ROWS_A_PAGE } },
    access: contentAccess,
    hooks: revisionHooks,
  }
}
