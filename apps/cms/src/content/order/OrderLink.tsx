import type { ServerProps } from 'payload'
import { workflowTexts } from '../workflow/workflow-texts.ts'
import styles from './Order.module.css'

type Props = ServerProps & { collectionSlug?: string }

/** Above a list that has an order: the way to the screen on which it is ordered. */
export function OrderLink({ collectionSlug, i18n, payload }: Props) {
  return (
    <a className={styles.link} href={`${payload.config.routes.admin}/order?collection=${collectionSlug}`}>
      {workflowTexts(i18n.language)['order.link']}
    </a>
  )
}
