/** The origins from which the back office may be used: the site's, and on a local machine both of its names. */
export function allowedOrigins(siteUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(siteUrl)
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin]
  const at = port ? `:${port}` : ''
  return [`${protocol}//localhost${at}`, `${protocol}//127.0.0.1${at}`]
}
