type Change = {
  /** The request said `draft`: the version is kept beside the document that visitors see, and that one stays as it is. */
  savingDraft: boolean
  status: 'draft' | 'published' | undefined | null
}

/**
 * Whether visitors can see that a document was saved: always, but for a draft kept beside what is published.
 * A save as draft without `draft` takes the document back from the site, so it counts.
 */
export function decidePublished({ savingDraft, status }: Change): boolean {
  return !(savingDraft && status === 'draft')
}
