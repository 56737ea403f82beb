import { Link, type LinkProps } from 'react-router'
import { useLanguage } from './LanguageContext.tsx'
import { linkPrefetch } from './link-prefetch.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'

type LocalizedLinkProps = Omit<LinkProps, 'to'> & {
  /** A path of the site without language prefix, such as `/category/cutting-machines`. */
  to: string
}

/** A link within the site that stays in the page's language; its code and data are prefetched on hover and focus. */
export function LocalizedLink({ to, ...rest }: LocalizedLinkProps) {
  // All routes are known from the start: nothing is discovered.
  return <Link prefetch={linkPrefetch()} discover="none" to={localizedPath(to, useLanguage())} {...rest} />
}
