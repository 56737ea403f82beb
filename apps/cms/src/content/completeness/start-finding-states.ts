import type { Payload } from 'payload'
import { redactError } from '../../platform/database/redact-error.ts'
import type { Ongoing } from '../../platform/ongoing.ts'
import { startHourly } from '../../platform/start-hourly.ts'
import { fillStates } from './fill-states.ts'

/** Finds out what nobody has yet, at the start and then every hour. */
export function startFindingStates(payload: Payload, ongoing: Ongoing): void {
  const about = { job: 'translation-states', failure: 'the states of translations could not be found out' }
  startHourly(payload, about, ongoing, async () => {
    const documents = await fillStates(payload, () => ongoing.isOver)
    if (documents > 0) payload.logger.info(`The states of translations of ${documents} documents were found out.`)
  })
}

const SOON_MS = 500
let isBusy = false
let isAskedAgain = false

/**
 * Finds out in a moment, after the transaction of now, what somebody waits to see. Twice at a time is harmless, but for nothing; what is
 * forgotten while it goes on, as by other rules, is found out after it.
 */
export function fillStatesSoon(payload: Payload): void {
  isAskedAgain = isBusy
  if (isBusy) return
  isBusy = true
  setTimeout(() => {
    fillStates(payload, () => false)
      .catch((error: unknown) =>
        payload.logger.error({ err: redactError(error), msg: 'the states of translations could not be found out' }),
      )
      .finally(() => {
        isBusy = false
        if (isAskedAgain) fillStatesSoon(payload)
      })
  }, SOON_MS).unref()
}
