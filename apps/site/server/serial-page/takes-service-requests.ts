import type { Company } from '@vitrine/contract/shapes/editorial'
import type { SiteEnvironment } from '../environment.ts'

/**
 * Whether there is somebody to send service requests to: a backend may lack the call. Our own back office has it, also while it does not answer: then
 * they wait as all enquiries do.
 * @param company null where nobody has answered
 */
export function takesServiceRequests(
  company: Pick<Company, 'service_requests'> | null,
  { CMS_ORIGIN }: Pick<SiteEnvironment, 'CMS_ORIGIN'>,
): boolean {
  return company ? company.service_requests === true : CMS_ORIGIN !== null
}
