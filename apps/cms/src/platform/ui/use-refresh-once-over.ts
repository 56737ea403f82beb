import { useRouter } from 'next/navigation.js'
import { useEffect, useRef, useTransition } from 'react'

/**
 * Looks again and again whether something is over; then the page is shown anew. It is never asked for while it is on its way: each time takes the
 * place of the one before, and on a slow server none would ever be shown.
 * @param isOn whether there is anything to look for
 * @param look whether it is over; where it rejects it is looked again
 */
export function useRefreshOnceOver(isOn: boolean, look: () => Promise<boolean>, everyMs: number): void {
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    if (!isOn || isRefreshing) return
    let isGone = false
    let timer = setTimeout(ask, everyMs)
    async function ask() {
      const isOver = await latest.current().catch(() => false)
      if (isGone) return
      if (isOver) startTransition(() => router.refresh())
      else timer = setTimeout(ask, everyMs)
    }
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isOn, isRefreshing, everyMs, router])
}
