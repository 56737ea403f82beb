import { dataLayer } from '../../shell/third-parties/data-layer.ts'

/** The analytics events (R4.15). */
export type AnalyticsEvent = 'Confirm_the_order' | 'Complete_the_order' | 'Callback_complete'

/** Tells the tag manager, if the owner has one. */
export function pushEvent(event: AnalyticsEvent) {
  dataLayer().push({ event })
}
