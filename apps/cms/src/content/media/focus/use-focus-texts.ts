'use client'

import { useTranslation } from '@payloadcms/ui'
import { fillTemplate } from '../../../platform/fill-template.ts'
import type { FocusKey, FocusTexts } from './focus-texts.ts'

/** The texts about the point that stays in view in the reader's language, which Payload's own come with (payload.config.ts). */
export function useFocusTexts() {
  const { i18n } = useTranslation()
  const { focus } = i18n.translations as unknown as { focus: FocusTexts }
  return (key: FocusKey, values: Record<string, string | number> = {}) => fillTemplate(focus[key], values)
}
