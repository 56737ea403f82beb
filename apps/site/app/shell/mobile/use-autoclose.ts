import { type RefObject, useEffect } from 'react'
import { MOBILE_MENU_AUTOCLOSE_MS } from '../../../shared/constants.ts'

/** Closes a dialog some time after a link in it was followed, so that the menu is not open for as long as a slow page loads. */
export function useAutoclose(ref: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleClick = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('a')) return
      clearTimeout(timer)
      timer = setTimeout(() => dialog.close(), MOBILE_MENU_AUTOCLOSE_MS)
    }
    const stopTimer = () => clearTimeout(timer)
    dialog.addEventListener('click', handleClick)
    dialog.addEventListener('close', stopTimer)
    return () => {
      stopTimer()
      dialog.removeEventListener('click', handleClick)
      dialog.removeEventListener('close', stopTimer)
    }
  }, [ref])
}
