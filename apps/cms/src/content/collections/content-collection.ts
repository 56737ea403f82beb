import type { CollectionConfig } from 'payload'
import { contentAccess } from '../../platform/accounts/roles.ts'
import { isPageCollection } from '../../publishing/redirects/page-addresses.ts'
import { slugChangeHooks } from '../../publishing/redirects/slug-change-hooks.ts'
import { revisionHooks } from '../../publishing/revision/revision-hooks.ts'
import { isSearched, searchHooks } from '../../publishing/search/search-hooks.ts'
import { approvalHooks } from '../workflow/approval/guard-publishing.ts'
import { authorFields, authorHooks } from '../workflow/authors/authors.ts'
import { forgetWorkflow } from '../workflow/forget-workflow.ts'
import { withWorkflow } from '../workflow/with-workflow.ts'
import { leaveOutDrafted, rememberBulk } from '../checks/leave-out-drafted.ts'
import { rememberSaving } from '../checks/require-english.ts'
import { isOrdered } from '../order/ordered-collections.ts'
import { withFindings } from '../findings/with-findings.ts'
import { withTranslations } from '../completeness/with-translations.ts'
import { safeDeletion, withUses } from './safe-deletion.ts'
import { VERSIONS_KEPT } from '../versions-kept.ts'

const ROWS_A_PAGE = 50
const ORDER_LINK = '/content/order/OrderLink.tsx#OrderLink'

type ContentConfig = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'admin' | 'defaultSort'>

/** Content with drafts: visitors see it when it is published. */
export function contentCollection(config: ContentConfig): CollectionConfig {
  const versions = { drafts: true, maxPerDoc: VERSIONS_KEPT }
  const slugChange = isPageCollection(config.slug) ? slugChangeHooks : { beforeChange: [], afterChange: [] }
  const search = isSearched(config.slug) ? searchHooks : { afterChange: [], afterDelete: [] }
  return withTranslations(
    withFindings(
      withWorkflow({
        ...usedCollection({ ...config, fields: [...config.fields, ...authorFields] }),
        hooks: {
          ...hooks,
          beforeOperation: [...hooks.beforeOperation, rememberBulk],
          beforeChange: [
            leaveOutDrafted,
            ...approvalHooks.beforeChange,
            ...hooks.beforeChange,
            ...slugChange.beforeChange,
            ...authorHooks.beforeChange,
          ],
          afterChange: [
            ...approvalHooks.afterChange,
            ...hooks.afterChange,
            ...search.afterChange,
            ...slugChange.afterChange,
          ],
          afterDelete: [...hooks.afterDelete, ...search.afterDelete, forgetWorkflow],
        },
        versions,
      }),
    ),
  )
}

const hooks = {
  ...revisionHooks,
  beforeOperation: [...revisionHooks.beforeOperation, rememberSaving],
  beforeChange: [...safeDeletion.hooks.beforeChange, ...revisionHooks.beforeChange],
  beforeDelete: [...safeDeletion.hooks.beforeDelete, ...revisionHooks.beforeDelete],
}

/** Content without drafts, which visitors see as soon as it is saved: what other documents refer to. */
export function draftlessCollection(config: ContentConfig): CollectionConfig {
  return withTranslations(usedCollection(config))
}

function usedCollection(config: ContentConfig): CollectionConfig {
  return { ...withUses(addressCollection(config)), ...safeDeletion, hooks }
}

/** Addresses, which nothing refers to: deleted, they are gone. */
export function addressCollection(config: ContentConfig): CollectionConfig {
  return {
    ...config,
    admin: {
      ...config.admin,
      pagination: { defaultLimit: ROWS_A_PAGE },
      ...(isOrdered(config.slug) && {
        components: {
          ...config.admin?.components,
          beforeListTable: [...(config.admin?.components?.beforeListTable ?? []), ORDER_LINK],
        },
      }),
    },
    access: contentAccess,
    hooks: revisionHooks,
  }
}
