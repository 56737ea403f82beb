import { likes } from './heard.ts'
import type { EarlyInput } from './page-files.ts'

/** So many pixels a hand may move while it presses. */
const MAX_MOVED = 9

const PRESSABLE = 'button,a,input,select,textarea'

/**
 * Browsers tell of no click where React draws a button anew after the pointer went down on it, as it does where content has changed. That may have
 * moved it: one that looks like no other is pressed wherever it is now, any other where the pointer is, also if it has another name by now.
 */
export function pressRedrawn({ downs }: EarlyInput): void {
  const handleMouseUp = ({ target, clientX, clientY, button }: MouseEvent) => {
    const { pointerdown, mousedown } = downs
    const gone = pressable(pointerdown)
    // Where React was quick enough the browser tells of the click itself.
    if (!pointerdown || !gone || gone.isConnected || button > 0 || pressable(mousedown)?.isConnected) return
    if (Math.hypot(clientX - pointerdown.clientX, clientY - pointerdown.clientY) > MAX_MOVED) return
    const [alike, another] = likes(gone)
    const now = alike && !another ? alike : pressable({ target })
    if (now?.className !== gone.className) return
    now.focus()
    now.click()
  }
  addEventListener('mouseup', handleMouseUp, true)
}

const pressable = (event?: Pick<Event, 'target'>) =>
  (event?.target as Element | undefined)?.closest<HTMLElement>(PRESSABLE)
