import { chatAddress } from '@vitrine/platform/environment/value-types'
import type { TextField } from 'payload'

/** Where the chat button of the site leads (R1.5). */
export function chatUrl(): TextField {
  return {
    name: 'chatUrl',
    type: 'text',
    label: 'Chat',
    validate: validateChatUrl,
    admin: {
      description: 'Where the chat button leads, such as https://wa.me/43316000197. Without it there is no button.',
    },
  }
}

/** Empty is none. @returns a sentence for the editor where the address will not do */
export function validateChatUrl(value: string | null | undefined): true | string {
  return !value || chatAddress.safeParse(value).success || 'A full address that begins with https://, tel: or mailto:.'
}
