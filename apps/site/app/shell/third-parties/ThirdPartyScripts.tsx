import { useEffect } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'
import { addScript } from './add-script.ts'
import type { ThirdParties } from '../../../shared/third-parties.ts'

/**
 * The tag manager and the live chat, where configured: loaded after everything else, when the page is idle. Only Russian pages have
 * the address of the chat, and a change of language loads a new document, so no chat is left in another language.
 */
export function ThirdPartyScripts({ tagManager, liveChatSrc }: ThirdParties) {
  useEffect(() => {
    if (!tagManager) return
    return whenIdle(() => {
      import('./tag-manager.ts').then((it) => it.startTagManager(tagManager)).catch(console.warn)
    })
  }, [tagManager])

  useEffect(() => {
    if (!liveChatSrc) return
    return whenIdle(() => addScript(liveChatSrc))
  }, [liveChatSrc])

  return null
}
