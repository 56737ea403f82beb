import { toDocumentsPath } from '@vitrine/contract/document-address'
import { Form } from 'react-router'
import { DAY_PARAM } from '../../shared/documents/asked-day.ts'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { useDocumentText } from './document-text.ts'
import styles from './DayForm.module.css'

/** Asks what was in force on a day, as an address. */
export function DayForm({ slug, day }: { slug: string; day: string | null }) {
  const text = useDocumentText()
  return (
    <Form action={localizedPath(toDocumentsPath(slug), useLanguage())} className={styles.form} preventScrollReset>
      <label className={styles.field}>
        {text('on.label')}
        <input
          type="date"
          name={DAY_PARAM}
          key={day}
          defaultValue={day ?? ''}
          min="1990-01-01"
          max="2199-12-31"
          required
        />
      </label>
      <button type="submit" className={classNames(button.button, button.outline)}>
        {text('on.submit')}
      </button>
    </Form>
  )
}
