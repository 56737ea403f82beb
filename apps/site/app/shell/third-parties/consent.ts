import { dataLayer } from './data-layer.ts'

const kinds = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const
type Answer = 'denied' | 'granted'

const answered = (answer: Answer) => Object.fromEntries(kinds.map((kind) => [kind, answer]))

/** A command of Google's consent mode. It must be an `arguments` object: an array would be taken for an event. */
function gtag(..._command: [command: 'consent', action: 'default' | 'update', answers: Record<string, Answer>]) {
  // eslint-disable-next-line prefer-rest-params
  dataLayer().push(arguments)
}

/** Nothing is allowed until the visitor says so; this must be in the list before the tag manager is. */
export function denyConsentByDefault() {
  gtag('consent', 'default', answered('denied'))
}

/** The visitor has accepted the cookie notice. */
export function grantConsent() {
  gtag('consent', 'update', answered('granted'))
}
