/** The origins that the back office is opened from: the site's, and where that is this machine, both of its names. */
export function allowedOrigins(siteUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(siteUrl)
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin]
  const at = port ? `:${port}` : ''
  return [`${protocol}//localhost${at}`, `${protocol}//127.0.0.1${at}`]
}
