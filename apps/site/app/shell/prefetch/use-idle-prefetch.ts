import { useEffect } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'

/** Once a visit, when the page is idle, the code of the other screens is fetched. */
export function useIdlePrefetch() {
  useEffect(
    () =>
      whenIdle(() => {
        import('./prefetch-screens.ts').then(({ prefetchScreens }) => prefetchScreens()).catch(console.warn)
      }),
    [],
  )
}
