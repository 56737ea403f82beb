import type { SiteEnvironment } from '../environment.ts'

type Settings = Pick<SiteEnvironment, 'STATISTICS' | 'CMS_ORIGIN' | 'INTERNAL_SECRET'>

/** Whether visits are counted: nothing else than a back office of the site's own takes the sums. */
export function isCounting({ STATISTICS, CMS_ORIGIN, INTERNAL_SECRET }: Settings): boolean {
  return STATISTICS && CMS_ORIGIN !== null && Boolean(INTERNAL_SECRET)
}
