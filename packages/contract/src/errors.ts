/** An answer of the content API that is not a success. `detail` is for logs, never for visitors. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly detail: string
  /** What the answer was made from, as `Answer.tags`: a 404, too, ends with a change. */
  readonly tags: readonly string[] | null

  constructor(status: number, detail: string, tags: readonly string[] | null = null) {
    super(`${status}: ${detail}`)
    this.status = status
    this.detail = detail
    this.tags = tags
  }
}

/** The content API could not be reached, or not in time. */
export class ApiUnreachable extends Error {
  override name = 'ApiUnreachable'
}

/** The content API answered with a success whose body breaks the contract. */
export class ContractViolation extends Error {
  override name = 'ContractViolation'
}
