import type { UIFieldServerComponent } from 'payload'
import { languages } from '@vitrine/locales/languages'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { settings } from '../../../platform/settings.ts'
import { isInTrash } from '../../trash/is-in-trash.ts'
import { workflowTexts } from '../workflow-texts.ts'
import { WorkflowPanel } from './WorkflowPanel.tsx'

/** In the sidebar of a document with drafts: who saved it, its approval, its schedule, its comments. */
export const WorkflowField: UIFieldServerComponent = ({ data, req }) => {
  if (!hasRole(req.user, 'admin', 'editor') || isInTrash(data)) return null
  return (
    <WorkflowPanel
      texts={workflowTexts(req.i18n.language)}
      reader={req.i18n.language}
      timeZone={settings.SITE_TIME_ZONE}
      languages={languages.map(({ code, name }) => ({ code, name }))}
    />
  )
}
