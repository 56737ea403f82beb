import { languageCodes } from '@vitrine/locales/languages'
import { z } from 'zod'

/**
 * What the site asks the back office of a preview, on loopback and with the secret that both programs share (`SECRET_HEADER`). It is no part of
 * the content API: through the site nobody reaches it.
 */
export const PREVIEW_STATE_PATH = '/cms-preview'
/** The token of the preview for which a call of the content API is made. Without the shared secret beside it, it means nothing. */
export const PREVIEW_HEADER = 'x-vitrine-preview'
/** What an editor has typed and not saved is at most so long, as JSON. */
export const MAX_TYPED_BYTES = 2 * 1024 * 1024

/** Why a preview cannot be opened: `ended` it was taken back or its time is over, `unknown` nobody has ever made it, or what it showed is gone. */
export type PreviewRefusal = 'ended' | 'unknown'

/** `GET /cms-preview`: what a token opens. */
export const previewState = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    isEditor: z.boolean().describe('of an editor in the form; else by a link that was given away'),
    page: z.string().nullable().describe('where the document is seen, without language; null where it has no page yet'),
    language: z.enum(languageCodes).describe('of the one who made it'),
    visitorsSee: z
      .enum(['earlier', 'same', 'nothing'])
      .describe('what visitors see of it: an earlier state, the same, or nothing'),
    backOffice: z.string().describe('the origin of the back office, which may frame the preview'),
  }),
  z.object({ state: z.enum(['ended', 'unknown']) }),
])

/** `POST /cms-preview`: what an editor has typed, as the form has it in one language. */
export const typedDocument = z.object({ language: z.enum(languageCodes), data: z.record(z.string(), z.unknown()) })

export type PreviewState = z.infer<typeof previewState>
export type OpenPreview = Extract<PreviewState, { state: 'open' }>
export type TypedDocument = z.infer<typeof typedDocument>
