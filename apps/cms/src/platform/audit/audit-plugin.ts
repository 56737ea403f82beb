import type { CollectionConfig, Endpoint, GlobalConfig, Plugin } from 'payload'
import { auditEvents } from './audit-events.ts'
import { recordChange, recordDelete, recordErasure, recordSettings, rememberRequest } from './change-hooks.ts'
import { recordFailedLogin, recordLogin, recordLogout, recordPasswordReset } from './login-hooks.ts'
import { recordAuditEvent } from './record-audit-event.ts'

/** What the program counts and keeps for itself, and what goes with an enquiry. */
const unrecorded = new Set([
  'messages',
  'enquiry-events',
  'enquiry-counters',
  'erased-enquiries',
  'received-mails',
  'taken-mails',
  'mailboxes',
  'answer-drafts',
  'dealer-links',
  'offers',
  'offer-counters',
  'revisions',
  'not-found-pages',
  'searches-without-results',
  'logins',
  'second-factors',
  'scheduled-changes',
  'approvals',
  'field-comments',
  'imports',
  'import-rows',
])

/** What hooks record of accounts already. */
const hookedPaths = new Set(['/login', '/forgot-password', '/reset-password'])

/** The audit log: its collection, and the hooks that write it on every collection and global that people change. */
export const auditPlugin: Plugin = (config) => ({
  ...config,
  collections: [...(config.collections ?? []).map(withRecords), withRecordedExports(auditEvents)],
  globals: (config.globals ?? []).map(withRecordedSettings),
})

function withRecords(collection: CollectionConfig): CollectionConfig {
  if (unrecorded.has(collection.slug)) return collection
  const recorded = withRecordedExports(collection.auth ? withRecordedLogins(collection) : collection)
  const { beforeOperation = [], afterChange = [], afterDelete = [], ...hooks } = recorded.hooks ?? {}
  // An enquiry tells its changes in a history of its own.
  const ownHistory = collection.slug === 'enquiries'
  // First, so that what later hooks save with the same request does not overwrite what is remembered of it.
  return {
    ...recorded,
    hooks: {
      ...hooks,
      beforeOperation: [rememberRequest, ...beforeOperation],
      afterChange: ownHistory ? afterChange : [recordChange, ...afterChange],
      afterDelete: [ownHistory ? recordErasure : recordDelete, ...afterDelete],
    },
  }
}

function withRecordedLogins({ hooks = {}, endpoints, ...collection }: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    ...(endpoints && { endpoints: endpoints.map((endpoint) => withRecordedAction(collection.slug, endpoint)) }),
    hooks: {
      ...hooks,
      afterLogin: [...(hooks.afterLogin ?? []), recordLogin],
      afterLogout: [...(hooks.afterLogout ?? []), recordLogout],
      afterOperation: [...(hooks.afterOperation ?? []), recordPasswordReset],
      afterError: [...(hooks.afterError ?? []), recordFailedLogin],
    },
  }
}

/** What else is done to an account, such as to its sessions and its second factor: told by the path, of which Payload's hooks know nothing. */
function withRecordedAction(entity: string, endpoint: Endpoint): Endpoint {
  if (endpoint.method === 'get' || hookedPaths.has(endpoint.path)) return endpoint
  const action = endpoint.path.split('/').filter((part) => part && part !== 'me' && !part.startsWith(':'))
  return {
    ...endpoint,
    handler: async (req) => {
      const response = await endpoint.handler(req)
      const documentId = String(req.routeParams?.account ?? req.user?.id ?? '')
      if (response.ok)
        await recordAuditEvent(req, { kind: 'save', entity, documentId, changedFields: [action.join(' ')] })
      return response
    },
  }
}

/** Exports are told by their path; none is sent that could not be recorded. */
function withRecordedExports(collection: CollectionConfig): CollectionConfig {
  if (!collection.endpoints) return collection
  const endpoints = collection.endpoints.map((endpoint): Endpoint => {
    if (!endpoint.path.startsWith('/export')) return endpoint
    return {
      ...endpoint,
      handler: async (req) => {
        const response = await endpoint.handler(req)
        if (response.ok) await recordAuditEvent(req, { kind: 'export', entity: collection.slug })
        return response
      },
    }
  })
  return { ...collection, endpoints }
}

function withRecordedSettings({ hooks = {}, ...global }: GlobalConfig): GlobalConfig {
  return { ...global, hooks: { ...hooks, afterChange: [recordSettings, ...(hooks.afterChange ?? [])] } }
}
