import type { LanguageCode } from '@vitrine/locales/languages'
import type { ThirdParties } from '../../shared/third-parties.ts'
import type { SiteEnvironment } from '../environment.ts'

type Configured = Pick<SiteEnvironment, 'GTM_ID' | 'GTM_ORIGIN' | 'LIVE_CHAT_SRC'>

/** Where Google's analytics send what they collect (Google's own list for content security policies). */
const ANALYTICS_ORIGINS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** The third-party programs that a language's pages load: the live chat is for Russian alone. */
export function thirdPartiesOf(
  { GTM_ID, GTM_ORIGIN, LIVE_CHAT_SRC }: Configured,
  language: LanguageCode,
): ThirdParties {
  return {
    tagManager: GTM_ID ? { id: GTM_ID, origin: GTM_ORIGIN } : null,
    liveChatSrc: language === 'ru' ? (LIVE_CHAT_SRC ?? null) : null,
  }
}

/** The origins that these programs come from and may talk to. Empty where none is configured. */
export function originsOf({ tagManager, liveChatSrc }: ThirdParties): string[] {
  return [
    ...(tagManager ? [tagManager.origin, ...ANALYTICS_ORIGINS] : []),
    ...(liveChatSrc ? withSocket(new URL(liveChatSrc).origin) : []),
  ]
}

/** Chats keep a WebSocket open. */
function withSocket(origin: string): string[] {
  return [origin, origin.replace(/^http/, 'ws')]
}
