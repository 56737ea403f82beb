import type { CollectionBeforeOperationHook, CollectionConfig, GlobalBeforeOperationHook, GlobalConfig } from 'payload'

/** A form without the field `_payload`, or a text, has no data: Payload fails over that. Then what is missing is said, as of empty data. */
const takeNoneForEmpty: CollectionBeforeOperationHook & GlobalBeforeOperationHook = ({ args, operation }) =>
  operation === 'create' || operation === 'update' ? { ...args, data: args.data ?? {} } : args

/** A collection, or a global, that takes a request without data as one with empty data. */
export function withDataOfBody<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  const beforeOperation = [takeNoneForEmpty, ...(config.hooks?.beforeOperation ?? [])]
  return { ...config, hooks: { ...config.hooks, beforeOperation } }
}
