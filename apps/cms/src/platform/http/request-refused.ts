/** The request is valid but cannot be served; the message is for the client's developer. */
export class RequestRefused extends Error {
  override name = 'RequestRefused'
  readonly status: 403 | 404 | 409 | 413 | 415

  constructor(status: RequestRefused['status'], message: string) {
    super(message)
    this.status = status
  }
}
