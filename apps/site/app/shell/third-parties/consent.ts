import { dataLayer } from './data-layer.ts'

const kinds = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const
type ConsentState = 'denied' | 'granted'

const allKinds = (state: ConsentState) => Object.fromEntries(kinds.map((kind) => [kind, state]))

/** A command of Google's consent mode. It must be an `arguments` object: an array would be read as an event. */
function gtag(..._command: [command: 'consent', action: 'default' | 'update', states: Record<string, ConsentState>]) {
  // eslint-disable-next-line prefer-rest-params
  dataLayer().push(arguments)
}

/** Nothing is allowed until the visitor accepts. This must be in the list before the tag manager is loaded. */
export function denyConsentByDefault() {
  gtag('consent', 'default', allKinds('denied'))
}

/** The visitor has accepted the cookie notice. */
export function grantConsent() {
  gtag('consent', 'update', allKinds('granted'))
}
