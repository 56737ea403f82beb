import type { GlobalConfig, UploadField } from 'payload'
import { editors } from '../../platform/accounts/roles.ts'
import { globalRevisionHooks } from '../../publishing/revision/revision-hooks.ts'
import { VERSIONS_KEPT } from '../versions-kept.ts'

const pdf = (name: string, description: string): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'files',
  localized: true,
  filterOptions: { mimeType: { equals: 'application/pdf' } },
  admin: { description },
})

export const companyFiles: GlobalConfig = {
  slug: 'company-files',
  label: 'Downloads',
  access: { read: editors, readVersions: editors, update: editors },
  versions: { max: VERSIONS_KEPT },
  admin: { group: 'Company', description: 'A language without a file of its own offers the English one.' },
  hooks: globalRevisionHooks,
  fields: [
    pdf('catalogue', 'Downloaded as presentation.pdf.'),
    pdf('privacyPolicy', 'Downloaded as privacy-policy.pdf; the cookie notice opens it.'),
  ],
}
