import { addScript } from './add-script.ts'
import { denyConsentByDefault, grantConsent } from './consent.ts'
import { hasAcceptedCookies, onCookiesAccepted } from './cookie-acceptance.ts'
import { dataLayer } from './data-layer.ts'
import type { ThirdParties } from '../../../shared/third-parties.ts'

let isStarted = false

/**
 * Starts Google Tag Manager, once a visit: first the consent (denied, until the cookie notice is accepted), then the container.
 * Earlier events, such as an order, wait in its list.
 */
export function startTagManager({ id, origin }: NonNullable<ThirdParties['tagManager']>) {
  if (isStarted) return
  isStarted = true
  denyConsentByDefault()
  if (hasAcceptedCookies()) grantConsent()
  else onCookiesAccepted(grantConsent)
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  addScript(`${origin}/gtm.js?id=${encodeURIComponent(id)}`)
}
