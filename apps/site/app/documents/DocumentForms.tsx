import { DOCUMENTS_PATH, SERIAL_PATH } from '@vitrine/contract/document-address'
import { SERVICE_REQUEST_PATH } from '@vitrine/contract/service-request-path'
import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { MAX_QUERY_LENGTH } from '../../shared/search/query.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Words } from '../ui/Words.tsx'
import { useDocumentText } from './document-text.ts'
import styles from './DocumentForms.module.css'

/** A search for a product, as an address: it works without script. */
export function ProductForm({ query }: { query: string }) {
  const text = useDocumentText()
  return (
    <Form role="search" action={localizedPath(DOCUMENTS_PATH, useLanguage())} className={styles.form}>
      <label className={styles.field}>
        {text('product.label')}
        <input
          // Another query makes a new field, which shows it.
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          required
        />
      </label>
      <button type="submit" className={classNames(button.button, button.accent)}>
        {text('product.submit')}
      </button>
      {query !== '' && (
        <LocalizedLink to={DOCUMENTS_PATH} className={classNames(button.words, styles.other)}>
          {text('products')}
        </LocalizedLink>
      )}
    </Form>
  )
}

/** A plain form: what a serial number opens is a page of the server alone, which nobody keeps. So is where is said what is wrong with the machine. */
export function SerialForm({ takesRequests }: { takesRequests: boolean }) {
  const text = useDocumentText()
  const language = useLanguage()
  const hint = useId()
  return (
    <form action={SERIAL_PATH} className={styles.form}>
      <input type="hidden" name="language" value={language} />
      <label className={styles.field}>
        {text('serial.label')}
        <input
          name="serial"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          aria-describedby={hint}
          required
        />
      </label>
      <button type="submit" className={classNames(button.button, button.outline)}>
        {text('serial.submit')}
      </button>
      <p id={hint} className={styles.hint}>
        {text('serial.hint')}
      </p>
      {takesRequests && (
        <button
          type="submit"
          className={classNames(button.words, styles.other)}
          formAction={SERVICE_REQUEST_PATH}
          formNoValidate
        >
          {text('fault.title')}
        </button>
      )}
    </form>
  )
}

/** Ways to documents, of which one is taken, side by side. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}

/** @param about what is found by it */
export function Way({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section className={styles.way}>
      <h2 className={styles.title}>
        <Words>{title}</Words>
      </h2>
      <p className={styles.about}>
        <Words>{about}</Words>
      </p>
      {children}
    </section>
  )
}
