/** Floods are for this machine alone. @returns the address without a slash at its end @throws where it is another host's */
export function requireLoopback(address: string): string {
  const { hostname } = new URL(address)
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new Error(`${hostname} is another machine: only localhost, 127.0.0.1 and [::1] are flooded`)
  return address.replace(/\/+$/, '')
}
