import { createHash } from 'node:crypto'

/** The id of what was sent by a form without script: the same content has the same id, so that sending it twice is sending it once. */
export function toContentId(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
