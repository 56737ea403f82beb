import type { UIFieldServerComponent } from 'payload'
import { hasRole } from '../../platform/accounts/roles.ts'
import { previewTexts } from '../preview-texts.ts'
import { PreviewLinks } from './PreviewLinks.tsx'

/** In the sidebar of a document: the links by which somebody without an account sees it. */
export const PreviewLinksField: UIFieldServerComponent = ({ collectionSlug, id, req, data }) => {
  // What is in the trash has no preview.
  if (
    id === undefined ||
    (data as { deletedAt?: unknown } | undefined)?.deletedAt ||
    !hasRole(req.user, 'admin', 'editor')
  )
    return null
  return (
    <PreviewLinks
      url={`/cms-api/previews/${collectionSlug}/${id}`}
      texts={previewTexts(req)}
      language={req.i18n.language}
    />
  )
}
