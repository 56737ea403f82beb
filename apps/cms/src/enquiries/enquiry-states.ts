/** The status of an enquiry; nobody has taken up a `new` one yet. */
export const enquiryStates = ['new', 'in-progress', 'answered', 'closed', 'spam'] as const
/** How an enquiry came: by the form of an order, a form of contact, that of the footer, as a mail to the desk's mailbox, or as what is wrong with a delivered machine. */
export const enquiryKinds = ['order', 'contact', 'footer', 'mail', 'service'] as const

/** How a closed enquiry ended, where somebody says so; a state of its own it is not. */
export const outcomes = ['won', 'lost'] as const
export type EnquiryState = (typeof enquiryStates)[number]
