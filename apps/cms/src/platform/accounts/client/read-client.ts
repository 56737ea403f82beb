import { toNetwork } from '@vitrine/platform/client-network'
import { parseCookies, type PayloadRequest } from 'payload'
import { clientAddress } from './client-address.ts'
import { DEVICE_COOKIE, readDevice } from './known-device.ts'

const MAX_USER_AGENT_LENGTH = 300

export type Client = {
  address: string
  /** What counts as one client (toNetwork). */
  network: string
  /** The id of a device that has logged in before, whoever it was. */
  device: string | null
  userAgent: string
  /** The language of its back office. */
  language: string
}

/** Who asks, by what the request says. */
export function readClient({ headers, payload, i18n }: PayloadRequest): Client {
  const address = clientAddress(headers)
  return {
    address,
    network: toNetwork(address),
    device: readDevice(parseCookies(headers).get(DEVICE_COOKIE), payload.secret),
    userAgent: (headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    language: i18n.language,
  }
}
