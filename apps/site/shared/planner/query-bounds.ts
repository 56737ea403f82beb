/** Longer values than these are no plans of people. */
export const MAX_ADDRESS_LENGTH = 6000
export const MAX_SLUG_LENGTH = 200

/** As the contract has slugs; its own shape would bring a library into the browser. */
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const isSlug = (given: string) => given.length <= MAX_SLUG_LENGTH && slug.test(given)
