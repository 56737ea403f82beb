import { inImperial } from '../../shared/sheets/sheet-path.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './SheetLink.module.css'

type SheetLinkProps = {
  /** Without language prefix. */
  path: string
  /** Whether figures on it differ by their system of units. */
  hasUnits: boolean
  /** Beside other tools with icons. */
  hasIcon?: boolean
  className?: string | undefined
}

/** A link to the PDF of what is shown. Pages are the same for all, so both systems of units have one, and a style shows that of the chosen. */
export function SheetLink({ path, hasUnits, hasIcon = false, className }: SheetLinkProps) {
  const text = useText()
  const own = localizedPath(path, useLanguage())
  const link = (address: string) => (
    <a href={address} className={className} type="application/pdf" rel="nofollow">
      {hasIcon && <Icon name="download" />}
      {text('sheet.link')}
    </a>
  )
  if (!hasUnits) return link(own)
  return (
    <>
      <span className={styles.metric}>{link(own)}</span>
      <span className={styles.imperial}>{link(inImperial(own))}</span>
    </>
  )
}
