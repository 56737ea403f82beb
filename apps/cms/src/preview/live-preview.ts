import { PREVIEW_PATH } from '@vitrine/contract/preview-path'
import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import type { LivePreviewConfig, PayloadRequest } from 'payload'
import { hasRole } from '../platform/accounts/roles.ts'
import type { Environment } from '../platform/environment.ts'
import { pageOf } from './opening/answer-preview.ts'
import { previewedCollections, previewedGlobals } from './opening/decide-page.ts'
import { previewKey } from './opening/preview-key.ts'
import { writePreviewToken } from './opening/preview-token.ts'

const HOUR_MS = 60 * 60 * 1000
/** Longer than a session, with which the token ends in any case. */
const EDITOR_HOURS = 12

type Settings = Pick<Environment, 'SITE_URL' | 'ADMIN_HOST'>

/** The preview beside the form, in the widths of a phone, a tablet and a desk. */
export function livePreview(settings: Settings): LivePreviewConfig & { collections: string[]; globals: string[] } {
  return {
    collections: [...previewedCollections],
    globals: [...previewedGlobals],
    breakpoints: [
      // Payload takes no labels in several languages: the widths say the same in all.
      { name: 'phone', label: '390 px', width: 390, height: 844 },
      { name: 'tablet', label: '768 px', width: 768, height: 1024 },
      { name: 'desk', label: '1440 px', width: 1440, height: 900 },
    ],
    url: ({ collectionConfig, globalConfig, data, locale, req }) =>
      addressForEditor(settings, req, {
        entity: collectionConfig?.slug ?? globalConfig?.slug ?? '',
        document: collectionConfig ? Number(data.id) : 0,
        data,
        language: isLanguageCode(locale.code) ? locale.code : 'en',
      }),
  }
}

type Form = { entity: string; document: number; data: Record<string, unknown>; language: LanguageCode }

/** Where the form shows its document: null for whoever may not change it, and before it is saved for the first time. */
async function addressForEditor(
  settings: Settings,
  { payload, user }: PayloadRequest,
  { entity, document, data, language }: Form,
): Promise<string | null> {
  const session = (user as { _sid?: string } | null)?._sid
  if (!user || !hasRole(user, 'admin', 'editor') || !session || !Number.isInteger(document)) return null
  // To the hour: the same document has the same address while it is edited.
  const until = Math.ceil(Date.now() / HOUR_MS + EDITOR_HOURS) * HOUR_MS
  const claims = { kind: 'editor', entity, document, account: Number(user.id), session, until } as const
  const token = writePreviewToken(previewKey(payload), claims)
  const page = await pageOf(payload, { entity, document: { ...data, id: document, category: idOf(data.category) } })
  // On another host than the site's the address has to name it.
  const site = settings.ADMIN_HOST ? new URL(settings.SITE_URL).origin : ''
  return `${site}${PREVIEW_PATH}/${token}${language === 'en' ? '' : `/${language}`}${page === null ? '' : page.replace(/^\/$/, '')}`
}

/** Of a reference that was read with what it refers to, or without. */
function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}
