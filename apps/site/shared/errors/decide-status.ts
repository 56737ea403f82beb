/** The status that an error means (R8.2): its `statusCode`, its `status`, its response's status, else 500. */
export function decideStatus(error: unknown): number {
  if (typeof error === 'number') return error
  if (typeof error !== 'object' || error === null) return 500
  const { statusCode, status, response } = error as {
    statusCode?: unknown
    status?: unknown
    response?: { status?: unknown }
  }
  const found = [statusCode, status, response?.status].find((it) => typeof it === 'number')
  return typeof found === 'number' ? found : 500
}
