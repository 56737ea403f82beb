/** What should be looked at before a document goes live. None of it keeps anybody from publishing. */
export const findingKinds = ['link', 'alt', 'heading', 'title', 'description'] as const
export type FindingKind = (typeof findingKinds)[number]

/** @property field where it is in the form @property detail what it is about, in words of the document @property picture whose text is missing */
export type Finding = { kind: FindingKind; field: string; detail: string; length?: number; picture?: number }
