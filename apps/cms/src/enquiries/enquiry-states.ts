/** Where an enquiry stands. `new` is one that nobody has taken up yet. */
export const enquiryStates = ['new', 'in progress', 'answered', 'closed', 'spam'] as const
export type EnquiryState = (typeof enquiryStates)[number]
