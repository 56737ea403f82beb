import type { UIFieldServerComponent } from 'payload'
import { contentText } from '../content-texts.ts'
import { canBeUsed, findUses } from './find-uses.ts'
import styles from './UsesField.module.css'

/** In the sidebar of a document: where it is used, each with a link. */
export const UsesField: UIFieldServerComponent = async ({ collectionSlug, id, req }) => {
  if (id === undefined || !canBeUsed(req.payload.config, collectionSlug)) return null
  const { uses, total } = await findUses(req, collectionSlug, id, true)
  return (
    <section className={styles.uses} aria-labelledby="uses">
      <h2 id="uses" className={styles.heading}>
        {contentText(req, 'uses.label')}
      </h2>
      {uses.length === 0 ? (
        <p>{contentText(req, 'uses.none')}</p>
      ) : (
        <ul className={styles.list}>
          {uses.map(({ kind, title, href, isInTrash }) => (
            <li key={href}>
              <a href={href}>{title}</a>
              <small className={styles.kind}>{isInTrash ? `${kind}, ${contentText(req, 'uses.trash')}` : kind}</small>
            </li>
          ))}
        </ul>
      )}
      {total > uses.length && <p>{contentText(req, 'uses.more', { count: total - uses.length })}</p>}
    </section>
  )
}
