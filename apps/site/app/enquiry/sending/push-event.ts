import { dataLayer } from '../../shell/third-parties/data-layer.ts'

/** The analytics events (R4.15). */
export type AnalyticsEvent = 'Confirm_the_order' | 'Complete_the_order' | 'Callback_complete'

/** Pushes an event for the tag manager, if there is one. */
export function pushEvent(event: AnalyticsEvent) {
  dataLayer().push({ event })
}
