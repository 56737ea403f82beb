import type { UploadField } from 'payload'
import { draftedGlobal } from './drafted-global.ts'

const pdf = (name: string, description: string): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'files',
  localized: true,
  filterOptions: { mimeType: { equals: 'application/pdf' } },
  admin: { description },
})

export const companyFiles = draftedGlobal({
  slug: 'company-files',
  label: 'Downloads',
  admin: { group: 'Company', description: 'A language without a file of its own offers the English one.' },
  fields: [
    pdf('catalogue', 'Downloaded as presentation.pdf.'),
    pdf('privacyPolicy', 'Downloaded as privacy-policy.pdf; the cookie notice opens it.'),
  ],
})
