import type { PageApi } from '../site-context.ts'

/** Whether the backend can find products by their figures: an extension, which another may lack. */
export async function canFind(api: PageApi): Promise<boolean> {
  return Boolean(await api.extension('findProducts', 'optional', { limit: 0 }))
}
