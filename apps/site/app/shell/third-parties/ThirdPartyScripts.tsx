import { useEffect } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'
import { addScript } from './add-script.ts'
import type { ThirdParties } from '../../../shared/third-parties.ts'

/**
 * The tag manager and the live chat, where the owner has them: after everything of ours, when the page is idle. The chat's address comes
 * with Russian pages only, and a change of language is a new document, so that nothing of a chat is left in another language.
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
