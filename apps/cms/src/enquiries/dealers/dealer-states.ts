/** What became of asking a dealer; `withdrawn`: the desk has taken the enquiry back, and the link opens nothing any more. */
export const dealerStates = ['asked', 'interested', 'declined', 'silent', 'withdrawn'] as const
export type DealerState = (typeof dealerStates)[number]

/** When a dealer sees by whom an enquiry is: once interested, or from the beginning. */
export const contactChoices = ['interested', 'at-once'] as const

export const DEFAULT_ANSWER_DAYS = 3
export const MAX_ANSWER_DAYS = 60
/** How long a link opens its enquiry after the day by which an answer was asked for, and after an answer. */
export const LINK_DAYS_AFTER = 30
export const DAY_MS = 24 * 60 * 60 * 1000
