import { useText } from '../../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../../i18n/LocalizedLink.tsx'
import { ContentLink } from '../../ui/ContentLink.tsx'
import { categoryPath } from '../../../shared/paths.ts'
import { TranslatedField } from '../../ui/FallbackText.tsx'
import styles from './FooterLinks.module.css'
import type { LayoutData, ListedMenu } from '../../../shared/layout-data.ts'
import { EntryName } from '../EntryName.tsx'
import { allProductsEntries } from '../nav-entries.ts'

/** Links to every category, every section of the site, and what editors have added. */
export function FooterLinks({ categories, menus }: Pick<LayoutData, 'categories' | 'menus'>) {
  const text = useText()
  const { products, links } = menus.footer
  return (
    <nav className={styles.links} aria-label={text('footer.label')}>
      {products && (
        <div>
          <h2 className={styles.heading}>
            <EntryName {...products} />
          </h2>
          <ul className={styles.columns}>
            {categories.map((category) => (
              <li key={category.id}>
                <LocalizedLink className={styles.link} to={categoryPath(category.slug)}>
                  <TranslatedField of={category} name="name" />
                </LocalizedLink>
              </li>
            ))}
            {allProductsEntries.map(toItem)}
          </ul>
        </div>
      )}
      <div className={styles.company}>
        <h2 className={styles.heading}>{text('footer.company')}</h2>
        <ul>{links.map(toItem)}</ul>
      </div>
    </nav>
  )
}

const toItem = (entry: ListedMenu['links'][number], index: number) => (
  <li key={index}>
    <ContentLink className={styles.link} to={entry.to}>
      <EntryName {...entry} />
    </ContentLink>
  </li>
)
