import type { ReactNode } from 'react'
import type { LayoutData } from './layout-data.ts'
// placeholder until the layout is written
export function Layout({ children }: { data: LayoutData; children: ReactNode }) {
  return <main id="content">{children}</main>
}
export function BareLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}
