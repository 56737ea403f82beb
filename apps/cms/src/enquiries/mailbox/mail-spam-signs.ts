import type { IncomingMail } from './received-mail.ts'

const MAX_LINKS = 5

/**
 * What suggests that a mail from a stranger is advertising. `marked`: a filter on the way has said so. `bulk`: it went to many. `links`: it is full of
 * them, which alone is no proof.
 */
export function mailSpamSigns({ headers, text }: Pick<IncomingMail, 'headers' | 'text'>): string[] {
  const isMarked =
    /^yes\b/i.test(headers.get('x-spam-flag')?.trim() ?? '') ||
    /^yes\b/i.test(headers.get('x-spam-status')?.trim() ?? '')
  const isBulk =
    /^(bulk|list|junk)$/i.test(headers.get('precedence')?.trim() ?? '') ||
    headers.has('list-unsubscribe') ||
    headers.has('list-id')
  const links = text.match(/https?:\/\//gi)?.length ?? 0
  return [isMarked && 'marked', isBulk && 'bulk', links > MAX_LINKS && 'links'].filter((it) => it !== false)
}

export const isSpam = (signs: readonly string[]) => signs.some((it) => it !== 'links')
