import { isReservedPath } from '@vitrine/contract/reserved-paths'
import type { ReactNode } from 'react'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'

type ContentLinkProps = { to: string; className?: string | undefined; children: ReactNode }

/** A link that editors wrote: a path of the site without language prefix, or any other address. */
export function ContentLink({ to, className, children }: ContentLinkProps) {
  const isInternal = to.startsWith('/') && !isReservedPath(to, 'upload')
  if (isInternal) {
    return (
      <LocalizedLink to={to} className={className}>
        {children}
      </LocalizedLink>
    )
  }
  return (
    <a href={to} className={className}>
      {children}
    </a>
  )
}
