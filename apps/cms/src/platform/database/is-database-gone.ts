/** Of the operating system, where nobody listens or the way is cut. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Of Postgres: connection exceptions (class 08), a server that ends, has failed or begins (57P01 to 57P03), and too many connections. */
const ofPostgres = /^(08...|57P0[123]|53300)$/

/** What the driver (pg, pg-pool) says where it has no code. */
const ofDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether something failed because the database cannot be reached, which passes, and not for what was asked. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Of the addresses of a name the driver tells what each said.
  if (error instanceof AggregateError && error.errors.some(isDatabaseGone)) return true
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (unreachable.has(code) || ofPostgres.test(code))) return true
  return ofDriver.test(error.message) || isDatabaseGone(error.cause)
}
