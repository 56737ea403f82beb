import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { splitLanguage } from '../../shared/languages/localized-path.ts'
import { ContentLink } from '../ui/ContentLink.tsx'

type NavLinkProps = { to: string; className?: string | undefined; children: ReactNode }

/** A menu entry, marked as current on its page and on the pages below it. */
export function NavLink({ to, className, children }: NavLinkProps) {
  const { path } = splitLanguage(useLocation().pathname)
  const isCurrent = path.replace(/\/$/, '') === to.replace(/\/$/, '')
  const isBelow = to !== '/' && path.startsWith(`${to}/`)
  return (
    <ContentLink to={to} className={className} aria-current={isCurrent ? 'page' : isBelow ? 'true' : undefined}>
      {children}
    </ContentLink>
  )
}
