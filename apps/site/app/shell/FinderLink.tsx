import { Link } from 'react-router'
import { FIND_PARAM } from '../../shared/finder/find-param.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './FinderLink.module.css'

/** Opens the finder over the list of this page. */
export function FinderLink({ className }: { className?: string }) {
  return (
    <Link
      to={{ search: `?${FIND_PARAM}=1` }}
      rel="nofollow"
      className={classNames(button.button, button.outline, button.small, styles.link, className)}
    >
      <Icon name="search" />
      {useText()('finder.open')}
    </Link>
  )
}
