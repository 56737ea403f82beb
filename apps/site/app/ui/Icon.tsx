import { classNames } from './class-names.ts'
import styles from './Icon.module.css'
import { type IconName, iconPaths } from './icon-paths.ts'

/** Icons that point in the direction of text are mirrored where it runs from right to left. */
const directional: ReadonlySet<IconName> = new Set(['arrow', 'chevron'])

type IconProps = { name: IconName; turned?: boolean }

/** A decorative icon in the colour and size of the text beside it; `turned` points it against the direction of text. */
export function Icon({ name, turned = false }: IconProps) {
  const mirrored = directional.has(name) && (turned ? styles.against : styles.along)
  return (
    <svg className={classNames(styles.icon, mirrored)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
