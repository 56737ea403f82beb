/**
 * Bounds of what visitors send that SPEC.md does not give: generous for people, small for machines. Lengths in characters.
 * They stand apart from the shapes so that a browser can have them without zod.
 */
export const LONGEST_LINE = 200
export const LONGEST_MESSAGE = 10_000
export const LONGEST_ADDRESS = 2000
export const MOST_CART_LINES = 500
/** How many of one machine an enquiry may ask for. */
export const MOST_OF_A_MACHINE = 99_999

/** How many files an order may carry, and how large each may be, in bytes. */
export const MOST_FILES = 5
export const LARGEST_FILE_BYTES = 10 * 1024 * 1024
