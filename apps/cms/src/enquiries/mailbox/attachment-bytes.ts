import type { Attachment } from 'postal-mime'

/** The bytes of an attachment, in whatever way the parser gives them. */
export function toBytes({ content }: Attachment): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}
