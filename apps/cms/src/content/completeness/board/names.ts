import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

/** A kind of content as the reader calls it. */
export const kindName = ({ payload, i18n }: PayloadRequest, kind: string): string =>
  getTranslation(payload.collections[kind as 'products'].config.labels.plural as string, i18n)

/** A field of a document as the reader calls it. */
export function fieldName({ payload, i18n }: PayloadRequest, kind: string, name: string): string {
  const fields = payload.collections[kind as 'products'].config.flattenedFields
  const field = fields.find((it) => it.name === name)
  const label = field && 'label' in field ? field.label : undefined
  return label ? getTranslation(label as string, i18n) : name
}
