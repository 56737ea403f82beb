/** The request is understood and not done; the message is for the program that sent it. */
export class RequestRefused extends Error {
  override name = 'Refusal'
  readonly status: 409 | 413 | 415

  constructor(status: RequestRefused['status'], message: string) {
    super(message)
    this.status = status
  }
}
