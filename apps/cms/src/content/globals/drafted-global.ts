import { APIError, type GlobalBeforeChangeHook, type GlobalConfig } from 'payload'
import { editors } from '../../platform/accounts/roles.ts'
import { globalRevisionHooks, isSavingDraft } from '../../publishing/revision/revision-hooks.ts'
import { restoreGlobalVersion } from './restore-version.ts'
import { VERSIONS_KEPT } from '../versions-kept.ts'
import { globalApprovalHooks } from '../workflow/approval/guard-publishing.ts'
import { authorFields, globalAuthorHooks } from '../workflow/authors/authors.ts'
import { withGlobalWorkflow } from '../workflow/with-workflow.ts'
import { workflowText } from '../workflow/workflow-texts.ts'

/** There is no site without a company: what is published of it can be replaced, and not be taken back. */
const refuseUnpublishing: GlobalBeforeChangeHook = ({ data, req }) => {
  if (data._status === 'draft' && !isSavingDraft(req))
    throw new APIError(workflowText(req, 'refused', { details: '' }).trim(), 400, null, true)
  return data
}

type DraftedConfig = Pick<GlobalConfig, 'slug' | 'label' | 'admin' | 'fields'>

/** A global with drafts and versions: visitors see it when it is published. */
export function draftedGlobal(config: DraftedConfig): GlobalConfig {
  return withGlobalWorkflow({
    ...config,
    fields: [...config.fields, ...authorFields],
    access: { read: editors, readVersions: editors, update: editors },
    versions: { drafts: true, max: VERSIONS_KEPT },
    endpoints: [restoreGlobalVersion(config.slug)],
    hooks: {
      beforeOperation: globalRevisionHooks.beforeOperation,
      beforeChange: [refuseUnpublishing, ...globalApprovalHooks.beforeChange, ...globalAuthorHooks.beforeChange],
      afterChange: [...globalApprovalHooks.afterChange, ...globalRevisionHooks.afterChange],
    },
  })
}
