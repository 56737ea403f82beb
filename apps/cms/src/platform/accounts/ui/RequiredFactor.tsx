'use client'

import { Link } from '@payloadcms/ui'
import type { AccountTexts } from '../account-texts.ts'
import { OnceHydrated } from '../../ui/OnceHydrated.tsx'
import { FactorSetup } from './FactorSetup.tsx'
import styles from './Security.module.css'

type Props = { texts: AccountTexts; language: string }

export function RequiredFactor({ texts, language }: Props) {
  return (
    <section className={styles.panel} aria-labelledby="required-factor">
      <h1 id="required-factor">{texts['factor.title']}</h1>
      <p>{texts['factor.required']}</p>
      {/* The whole page anew: everything in it was made for somebody without a role. */}
      <OnceHydrated>
        <FactorSetup texts={texts} language={language} onDone={() => window.location.assign('/admin')} />
      </OnceHydrated>
      <Link href="/admin/logout" prefetch={false}>
        {texts.logOut}
      </Link>
    </section>
  )
}
