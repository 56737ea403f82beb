'use client'

import { isLanguageCode } from '@vitrine/locales/languages'
import { useField, useLocale, useTranslation } from '@payloadcms/ui'
import text from '../../../platform/ui/text.module.css'
import type { OwnTexts } from '../own-texts.ts'
import { TextList } from './TextList.tsx'
import styles from './Texts.module.css'
import { useBuiltInTexts } from './use-built-in-texts.ts'

/** All interface texts of the language of the form, each with a field for what stands in for it. */
export function TextsField({ path }: { path: string }) {
  const { value, setValue, errorMessage, showError } = useField<OwnTexts | null>({ path })
  const { code } = useLocale()
  const { t } = useTranslation()
  const builtIn = useBuiltInTexts(code)
  if (builtIn === null || !isLanguageCode(code)) return <p className={text.muted}>{t('general:loading')}</p>
  // Our own words come with the texts.
  if (builtIn === 'failed') return <p role="alert">{t('error:unspecific')}</p>
  return (
    <>
      <p role="alert" className={styles.problem}>
        {showError && errorMessage}
      </p>
      <TextList key={code} language={code} builtIn={builtIn} own={value ?? {}} onChange={setValue} />
    </>
  )
}
