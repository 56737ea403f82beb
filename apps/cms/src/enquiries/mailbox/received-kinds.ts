/**
 * What a mail to the desk is. `first`: one that became an enquiry. `reply`: what somebody wrote about one. `auto-reply`: what a program answered,
 * such as out-of-office. `bounce`: a mail of ours came back; `delay`: it is still being tried.
 */
export const receivedKinds = ['first', 'reply', 'auto-reply', 'bounce', 'delay'] as const
export type ReceivedKind = (typeof receivedKinds)[number]
