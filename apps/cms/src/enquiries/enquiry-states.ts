/** The status of an enquiry; nobody has taken up a `new` one yet. */
export const enquiryStates = ['new', 'in-progress', 'answered', 'closed', 'spam'] as const
export type EnquiryState = (typeof enquiryStates)[number]
