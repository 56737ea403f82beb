type Change = {
  /** The request said `draft`: a version is stored beside the document that visitors see, which stays as it is. */
  savingDraft: boolean
  status: 'draft' | 'published' | undefined | null
}

/**
 * Whether visitors see a difference after a save: always, except for a draft stored beside the published document.
 * A save with the status draft but without `draft` unpublishes the document, so it counts.
 */
export function decidePublished({ savingDraft, status }: Change): boolean {
  return !(savingDraft && status === 'draft')
}
