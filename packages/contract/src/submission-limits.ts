/**
 * Bounds of what visitors send (R10.3, R10.7): generous for people, small for programs. Lengths in characters.
 * They are apart from the shapes so that a browser gets them without zod.
 */
export const MAX_LINE_LENGTH = 200
export const MAX_MESSAGE_LENGTH = 10_000
/** What a dealer says to an enquiry besides yes or no. */
export const MAX_NOTE_LENGTH = 2000
export const MAX_URL_LENGTH = 2000
/** Of a serial number. */
export const MAX_SERIAL_LENGTH = 60
export const MAX_BASKET_LINES = 500
/** How many of one product an enquiry may ask for. */
export const MAX_QUANTITY = 99_999

/** How many files an order may carry, and how large each may be, in bytes. */
export const MAX_FILES = 5
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/**
 * All files of a service request together, in bytes: about half a minute of film from a phone, and as much as a whole order may have, so that
 * proxies, times and memory are enough for both (decision 88).
 */
export const MAX_SERVICE_FILES_BYTES = MAX_FILES * MAX_FILE_BYTES

/** How many days an operator has at most to decide about a request for erasure: a month by law (GDPR, article 12(3)), and the shortest has 28. */
export const ERASURE_DAYS = 28
