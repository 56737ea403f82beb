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
  'revisions',
  'not-found-pages',
  'searches-without-results',
])

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

function withRecordedLogins({ hooks = {}, ...collection }: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterLogin: [...(hooks.afterLogin ?? []), recordLogin],
      afterLogout: [...(hooks.afterLogout ?? []), recordLogout],
      afterOperation: [...(hooks.afterOperation ?? []), recordPasswordReset],
      afterError: [...(hooks.afterError ?? []), recordFailedLogin],
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
