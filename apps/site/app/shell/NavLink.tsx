import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { splitLanguage } from '../../shared/languages/localized-path.ts'

type NavLinkProps = { to: string; className?: string | undefined; children: ReactNode }

/** A menu entry that knows when the visitor is there, or in something below it. */
export function NavLink({ to, className, children }: NavLinkProps) {
  const { path } = splitLanguage(useLocation().pathname)
  const here = path.replace(/\/$/, '') === to.replace(/\/$/, '')
  const below = to !== '/' && path.startsWith(`${to}/`)
  return (
    <LocalizedLink to={to} className={className} aria-current={here ? 'page' : below ? 'true' : undefined}>
      {children}
    </LocalizedLink>
  )
}
