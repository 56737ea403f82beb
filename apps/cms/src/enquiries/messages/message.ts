/**
 * `operator`: tells the operators of an enquiry. `receipt`: tells the visitor that it has arrived. `answer`: what an operator wrote to
 * the visitor. `webhook`: tells a CRM.
 */
export const messageKinds = ['operator', 'receipt', 'answer', 'webhook'] as const
export type MessageKind = (typeof messageKinds)[number]

/**
 * `waiting` → `sending` → `handing-over` → `sent`. Only in `handing-over` may the receiver have it without our knowing (decision 19).
 * `failed`: refused for good, until an operator tries again. `dropped`: too late to be of use.
 */
export const messageStates = ['waiting', 'sending', 'handing-over', 'sent', 'failed', 'dropped'] as const
export type MessageState = (typeof messageStates)[number]
