import type { Payload } from 'payload'
import type { Ongoing } from '../platform/ongoing.ts'
import { startHourly } from '../platform/start-hourly.ts'
import { forgetLinks } from './links/preview-links.ts'
import { forgetTyped } from './typed/keep-typed.ts'

/** Deletes every hour the links whose week is over, and what was typed and is no longer shown. */
export function startForgettingPreviews(payload: Payload, ongoing: Ongoing): void {
  startHourly(payload, { job: 'forget-previews', failure: 'previews could not be forgotten' }, ongoing, async () => {
    await forgetLinks(payload)
    await forgetTyped(payload)
  })
}
