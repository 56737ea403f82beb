import { useEffect, useState } from 'react'
import { decideHeader, headerAtTop } from './header-state.ts'

/** The header's state as the page scrolls. It does not change while one of its menus is open. */
export function useHeaderState() {
  const [state, setState] = useState(headerAtTop)
  useEffect(() => {
    const update = () => {
      if (document.querySelector('header :popover-open')) return
      setState((before) => decideHeader(before, Math.max(0, scrollY), innerWidth))
    }
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return state
}
