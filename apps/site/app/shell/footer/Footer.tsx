import type { ReactNode } from 'react'
import { useText } from '../../i18n/LanguageContext.tsx'
import { CompanyAddress } from './CompanyAddress.tsx'
import styles from './Footer.module.css'
import { FooterLinks } from './FooterLinks.tsx'
import { UnitsSwitch } from '../units/UnitsSwitch.tsx'
import { useYear } from './use-year.ts'
import type { LayoutData } from '../../../shared/layout-data.ts'

/** The footer of every page: the contact form, links to the whole site, the address, the downloads. */
export function Footer({ data, form }: { data: LayoutData; form: ReactNode }) {
  const text = useText()
  const { company, catalogueUrl, privacyUrl, year } = data
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.contact}>
          <div className={styles.words}>
            <p className={styles.title}>{text('form.title')}</p>
            <p className={styles.lead}>{text('form.lead')}</p>
          </div>
          <div className={styles.form}>{form}</div>
        </div>
        <FooterLinks {...data} />
        <CompanyAddress company={company} />
        <div className={styles.end}>
          <p>{text('footer.copyright', { year: useYear(year), company: company.legal_name || company.name })}</p>
          <ul className={styles.files}>
            <li>
              <UnitsSwitch />
            </li>
            {catalogueUrl && (
              <li>
                <a href={catalogueUrl} download="presentation.pdf">
                  {text('footer.presentation')}
                </a>
              </li>
            )}
            {privacyUrl && (
              <li>
                <a href={privacyUrl} download="privacy-policy.pdf">
                  {text('footer.privacy')}
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  )
}
