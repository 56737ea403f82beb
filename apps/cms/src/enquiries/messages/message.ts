/**
 * `operator`: tells the operator of an enquiry. `receipt`: tells the visitor that it arrived. `answer`: what an operator wrote to
 * the visitor. `webhook`: tells a CRM.
 */
export const messageKinds = ['operator', 'receipt', 'answer', 'webhook'] as const
export type MessageKind = (typeof messageKinds)[number]

/**
 * `waiting` → `sending` → `handing over` → `sent`. Only in `handing over` may the other side have it without our knowing (decision 17).
 * `failed`: refused for good, a person may try again. `dropped`: too late to be of use.
 */
export const messageStates = ['waiting', 'sending', 'handing over', 'sent', 'failed', 'dropped'] as const
export type MessageState = (typeof messageStates)[number]
