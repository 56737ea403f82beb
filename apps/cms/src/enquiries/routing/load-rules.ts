import type { Payload, PayloadRequest } from 'payload'
import type { LoadedRule } from './decide-route.ts'
import { MAX_RULES } from './rule.ts'

/** The rules that are turned on, in their order, with whom they name. @param all also those that are off */
export async function loadRules(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
  { all = false }: { all?: boolean } = {},
): Promise<LoadedRule[]> {
  const { docs } = await payload.find({
    collection: 'routing-rules',
    ...(all ? {} : { where: { enabled: { equals: true } } }),
    sort: ['position', 'id'],
    limit: MAX_RULES,
    pagination: false,
    depth: 2,
    req,
  })
  return docs
}
