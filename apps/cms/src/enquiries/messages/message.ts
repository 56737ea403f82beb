/**
 * `operator`: tells the operators of an enquiry. `receipt`: tells the visitor that it has arrived. `answer`: what an operator wrote to
 * the visitor. `webhook`: tells a CRM. `buyer-message`: tells who has the enquiry what the buyer added. `reply`: the same of what the
 * visitor has written back by mail. `assignment`: tells a colleague of an enquiry that is theirs now. `reminder`: what one person has to
 * do today. `escalation`: nobody has answered for too long. `dealer`: asks a dealer whether an enquiry is of interest. `dealer-answer`: tells
 * the desk what became of that. `offer`: tells the buyer that an offer is on his page.
 */
export const messageKinds = [
  'operator',
  'receipt',
  'answer',
  'webhook',
  'buyer-message',
  'reply',
  'assignment',
  'reminder',
  'escalation',
  'dealer',
  'dealer-answer',
  'offer',
] as const
export type MessageKind = (typeof messageKinds)[number]

/**
 * `waiting` → `sending` → `handing-over` → `sent`. Only in `handing-over` may the receiver have it without our knowing (decision 19).
 * `failed`: refused for good, until an operator tries again. `dropped`: too late to be of use. `bounced`: the receiver's server has sent it back.
 */
export const messageStates = ['waiting', 'sending', 'handing-over', 'sent', 'failed', 'dropped', 'bounced'] as const
export type MessageState = (typeof messageStates)[number]
