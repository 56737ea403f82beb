import { type RefObject, useEffect } from 'react'
import { MOBILE_MENU_AUTOCLOSE_MS } from '../../../shared/constants.ts'

/** Closes a dialog some time after a link in it was followed, so that a slow page does not leave the visitor before an open menu. */
export function useAutoclose(ref: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('a')) return
      clearTimeout(timer)
      timer = setTimeout(() => dialog.close(), MOBILE_MENU_AUTOCLOSE_MS)
    }
    const forget = () => clearTimeout(timer)
    dialog.addEventListener('click', follow)
    dialog.addEventListener('close', forget)
    return () => {
      forget()
      dialog.removeEventListener('click', follow)
      dialog.removeEventListener('close', forget)
    }
  }, [ref])
}
