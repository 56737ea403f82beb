import { useEffect, useState } from 'react'
import { decideHeader, headerAtTop } from './header-state.ts'

/** The header's state as the page scrolls. It stays where it is while one of its menus is open. */
export function useHeaderState() {
  const [state, setState] = useState(headerAtTop)
  useEffect(() => {
    const look = () => {
      if (document.querySelector('header :popover-open')) return
      setState((before) => decideHeader(before, Math.max(0, scrollY), innerWidth))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return state
}
