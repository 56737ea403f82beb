/** A change that cannot be made; `key` is the text (workflow/texts) that says why. */
export class ChangeRefused extends Error {
  override name = 'ChangeRefused'
  readonly key: ProblemKey

  constructor(key: ProblemKey) {
    super(key)
    this.key = key
  }
}

export type ProblemKey = 'english' | 'notPublished' | 'unapproved' | 'gone' | 'incomplete' | 'refused'
