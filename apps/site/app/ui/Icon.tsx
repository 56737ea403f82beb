import { classNames } from './class-names.ts'
import styles from './Icon.module.css'
import { type IconName, iconPaths } from './icon-paths.ts'

/** Icons that point along the line of text turn round where it runs from right to left. */
const turning: ReadonlySet<IconName> = new Set(['arrow', 'chevron'])

type IconProps = { name: IconName; turned?: boolean }

/** A decorative icon in the colour and size of the text beside it; `turned` points it against the line. */
export function Icon({ name, turned = false }: IconProps) {
  const mirrored = turning.has(name) && (turned ? styles.against : styles.along)
  return (
    <svg className={classNames(styles.icon, mirrored)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
