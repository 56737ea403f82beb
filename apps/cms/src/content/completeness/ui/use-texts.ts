'use client'

import { useTranslation } from '@payloadcms/ui'
import { fillTemplate } from '../../../platform/fill-template.ts'
import type { CompletenessKey, CompletenessTexts } from '../completeness-texts.ts'

/** The texts about completeness in the reader's language, which Payload's own come with (payload.config.ts). */
export function useTexts() {
  const { i18n } = useTranslation()
  const { completeness } = i18n.translations as unknown as { completeness: CompletenessTexts }
  return (key: CompletenessKey, values: Record<string, string | number> = {}) => fillTemplate(completeness[key], values)
}
