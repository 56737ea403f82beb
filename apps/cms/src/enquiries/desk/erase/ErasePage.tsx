import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { OwnScreen } from '../../../platform/ui/OwnScreen.tsx'
import { deskTexts } from '../desk-texts.ts'
import { EraseForm } from './EraseForm.tsx'

/** The page where an admin erases everything of an e-mail address. */
export function ErasePage(view: AdminViewServerProps) {
  if (!hasRole(view.initPageResult.req.user, 'admin')) redirect('/admin')
  const texts = deskTexts(view.i18n.language)
  return (
    <OwnScreen
      view={view}
      title={texts['erase.title']}
      parents={[{ label: texts.enquiries, url: '/admin/collections/enquiries' }]}
    >
      <EraseForm texts={texts} />
    </OwnScreen>
  )
}
