/** The analytics events of SPEC.md section 4. */
export type AnalyticsEvent = 'Confirm_the_order' | 'Complete_the_order' | 'Callback_complete'

/** Tells the tag manager, if the owner has one: it reads this list whenever it is loaded. */
export function pushEvent(event: AnalyticsEvent) {
  const page = window as Window & { dataLayer?: object[] }
  page.dataLayer ??= []
  page.dataLayer.push({ event })
}
