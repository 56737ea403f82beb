import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatPosition, NEAR_PATH, nearParams } from '../../../shared/dealers/near-query.ts'
import { localizedPath } from '../../../shared/languages/localized-path.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import styles from './NearForm.module.css'
import { useNearText } from './near-text.ts'

type State = 'idle' | 'waiting' | 'denied' | 'failed'

const WAIT_MS = 15_000
/** A position of this age is as good: nobody moves a tenth of a degree sooner. */
const MAX_AGE_MS = 10 * 60_000

/** Asks the device where it is, only when pressed; our server gets no more of it than a tenth of a degree. */
export function UsePosition({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [text, language, navigate] = [useNearText(), useLanguage(), useNavigate()]
  const [state, setState] = useState<State>('idle')

  function ask() {
    // Older browsers, and pages without https, do not have it.
    if (!('geolocation' in navigator)) return setState('failed')
    setState('waiting')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle')
        const query = new URLSearchParams({ [nearParams.position]: formatPosition(latitude, longitude) })
        for (const [name, value] of new FormData(form.current ?? undefined))
          if (name !== nearParams.text && typeof value === 'string' && value !== '') query.set(name, value)
        void navigate(`${localizedPath(NEAR_PATH, language)}?${query}`, { preventScrollReset: true })
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed'),
      { enableHighAccuracy: false, timeout: WAIT_MS, maximumAge: MAX_AGE_MS },
    )
  }

  return (
    <div className={styles.position}>
      <button
        type="button"
        className={classNames(button.button, button.outline)}
        aria-disabled={state === 'waiting'}
        onClick={() => state !== 'waiting' && ask()}
      >
        {text('position')}
      </button>
      <small role="status">{text(state === 'idle' ? 'position.hint' : `position.${state}`)}</small>
    </div>
  )
}
