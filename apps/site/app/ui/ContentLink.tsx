import { isReservedPath } from '@vitrine/contract/reserved-paths'
import type { AriaAttributes, ReactNode } from 'react'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'

type ContentLinkProps = Pick<AriaAttributes, 'aria-current'> & {
  to: string
  className?: string | undefined
  children: ReactNode
}

/** A link that editors wrote: a path of the site without language prefix, or any other address. */
export function ContentLink({ to, children, ...rest }: ContentLinkProps) {
  const isInternal = to.startsWith('/') && !isReservedPath(to, 'upload')
  return isInternal ? (
    <LocalizedLink to={to} {...rest}>
      {children}
    </LocalizedLink>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}
