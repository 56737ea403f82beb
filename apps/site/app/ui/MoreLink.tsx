import type { ReactNode } from 'react'
import { ContentLink } from './ContentLink.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './MoreLink.module.css'

type MoreLinkProps = { to: string; children: ReactNode; className?: string }

/** A secondary link: text and arrow, underlined. */
export function MoreLink({ to, children, className }: MoreLinkProps) {
  return (
    <ContentLink to={to} className={classNames(styles.link, className)}>
      {children}
      <Icon name="arrow" />
    </ContentLink>
  )
}
