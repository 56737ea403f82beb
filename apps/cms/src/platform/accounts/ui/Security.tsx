import type { UIFieldServerProps } from 'payload'
import { accountTexts } from '../account-texts.ts'
import { OnceHydrated } from '../../ui/OnceHydrated.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import styles from './Security.module.css'
import { Sessions } from './Sessions.tsx'

/** Below the fields of an account: its second factor and its sessions. */
export function Security({ id, user, i18n }: UIFieldServerProps) {
  if (id === undefined) return null
  const isOwn = String(id) === String(user?.id)
  const shared = { account: String(id), isOwn, texts: accountTexts(i18n.language), language: i18n.language }
  return (
    <div className={styles.security}>
      <OnceHydrated>
        <SecondFactor {...shared} />
        <Sessions {...shared} />
      </OnceHydrated>
    </div>
  )
}
