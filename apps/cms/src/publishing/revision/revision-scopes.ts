import type { SanitizedConfig } from 'payload'
import { revisionHooks } from './revision-hooks.ts'

/** Everything whose changes are counted: the collections that have the hooks, and the globals. */
export function revisionScopes(config: Pick<SanitizedConfig, 'collections' | 'globals'>): string[] {
  const collections = config.collections.filter((it) =>
    revisionHooks.afterChange.every((hook) => it.hooks.afterChange.includes(hook)),
  )
  return [...collections, ...config.globals].map((it) => it.slug)
}
