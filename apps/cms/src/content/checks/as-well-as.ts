import type { Validate } from 'payload'

/** A validation of our own replaces Payload's: here it comes after it. */
export const asWellAs =
  (general: unknown, own: Validate): Validate =>
  async (value, options) => {
    const result = await (general as Validate)(value, options)
    return result === true ? own(value, options) : result
  }
