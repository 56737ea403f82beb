'use client'

import { useTranslation } from '@payloadcms/ui'
import { fillTemplate } from '../../../platform/fill-template.ts'
import type { FindingsKey, FindingsTexts } from '../findings-texts.ts'

/** The texts about findings in the reader's language, which Payload's own come with (payload.config.ts). */
export function useFindingsTexts() {
  const { i18n } = useTranslation()
  const { findings } = i18n.translations as unknown as { findings: FindingsTexts }
  return (key: FindingsKey, values: Record<string, string | number> = {}) => fillTemplate(findings[key], values)
}
