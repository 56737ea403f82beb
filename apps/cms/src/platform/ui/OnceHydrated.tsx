'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './OnceHydrated.module.css'

const neverChanges = () => () => undefined

/**
 * Fields and buttons that can be used once React has them: what is pressed or typed before, on a slow machine, would be lost.
 * React's documentation of `useSyncExternalStore` has the way to tell.
 */
export function OnceHydrated({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (
    <fieldset className={styles.controls} role="presentation" disabled={!isHydrated}>
      {children}
    </fieldset>
  )
}
