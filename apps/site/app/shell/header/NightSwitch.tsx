import { useText } from '../../i18n/LanguageContext.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './NightSwitch.module.css'
import iconButton from './icon-button.module.css'
import { writeCookie } from '../../i18n/write-cookie.ts'

function switchTheme() {
  const { dataset } = document.documentElement
  const night = dataset.theme !== 'night'
  if (night) dataset.theme = 'night'
  else delete dataset.theme
  writeCookie('night', String(night))
}

/** Switches between day and night mode. Cached pages do not know the mode, so both labels are rendered and the theme shows one. */
export function NightSwitch() {
  const text = useText()
  return (
    <button type="button" className={classNames(iconButton.button, styles.switch)} onClick={switchTheme}>
      <span className={styles.byDay}>
        <Icon name="moon" />
        <span className={styles.name}>{text('header.night')}</span>
      </span>
      <span className={styles.byNight}>
        <Icon name="sun" />
        <span className={styles.name}>{text('header.day')}</span>
      </span>
    </button>
  )
}
