import type { ReactNode } from 'react'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

type ButtonLinkProps = {
  /** A path of the site without language prefix. */
  to: string
  children: ReactNode
  look?: 'accent' | 'outline'
  small?: boolean
  arrow?: boolean
  className?: string | undefined
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, look = 'accent', small = false, arrow = true, className }: ButtonLinkProps) {
  return (
    <LocalizedLink to={to} className={classNames(styles.button, styles[look], small && styles.small, className)}>
      {children}
      {arrow && <Icon name="arrow" />}
    </LocalizedLink>
  )
}
