/** The redirect check was answered, but not with where the page is: with 404, or with what cannot be read (R8.8). */
export class RedirectCheckFailed extends Error {
  override name = 'RedirectCheckFailed'

  constructor(options?: ErrorOptions) {
    super('Failed to fetch SEO redirect info', options)
  }
}

/** Every other error of the redirect check. On the server it is ignored silently (R8.8, R8.9). */
export class RedirectNotFound extends Error {
  override name = 'RedirectNotFound'

  constructor(options?: ErrorOptions) {
    super('Redirect not found', options)
  }
}
