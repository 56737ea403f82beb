import { NO_LANGUAGE } from '@vitrine/contract/document-address'
import { versionNumber } from '@vitrine/contract/shapes/documents'
import type { CollectionConfig, DateField } from 'payload'
import { contentAccess } from '../../platform/accounts/roles.ts'
import { languageOptions } from '../../platform/language-options.ts'
import { noteFiles, removeFailed } from '../media/sending/remove-failed.ts'
import { giveUniqueName } from '../media/unique-name.ts'
import { documentLabel, documentText } from '../product-documents/document-texts.ts'
import { checkUpload, guardVersion, refuseDeletingPublished } from '../product-documents/guard-versions.ts'
import { versionRecording } from '../product-documents/record-changes.ts'
import { revisionHooks } from '../../publishing/revision/revision-hooks.ts'

const nobody = () => false

const day = (name: string, label: 'validFrom' | 'validUntil', required = false): DateField => ({
  name,
  type: 'date',
  label: documentLabel(label),
  required,
  index: true,
  admin: {
    date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' },
    ...(label === 'validUntil' && { description: documentLabel('validUntilHint') }),
  },
})

/**
 * The files of documents, in versions and languages. What was published is never changed, replaced or deleted (product-documents/guard-versions.ts); its
 * files are in no public folder.
 */
export function documentVersions(staticDir: string): CollectionConfig {
  return {
    slug: 'document-versions',
    labels: { singular: documentLabel('version'), plural: documentLabel('versions') },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    admin: {
      group: documentLabel('documents'),
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'document', 'version', 'language', 'validFrom', 'state'],
      description: documentLabel('versionsHint'),
    },
    access: contentAccess,
    upload: { staticDir, crop: false, focalPoint: false, bulkUpload: false },
    indexes: [{ fields: ['document', 'version', 'language'], unique: true }],
    hooks: {
      ...revisionHooks,
      beforeOperation: [checkUpload, giveUniqueName, ...revisionHooks.beforeOperation],
      beforeChange: [guardVersion, ...revisionHooks.beforeChange, noteFiles],
      afterChange: [...revisionHooks.afterChange, ...versionRecording.afterChange],
      afterError: [removeFailed],
      beforeDelete: [refuseDeletingPublished, ...revisionHooks.beforeDelete],
    },
    fields: [
      {
        name: 'document',
        type: 'relationship',
        label: documentLabel('document'),
        relationTo: 'product-documents',
        required: true,
        index: true,
      },
      {
        type: 'row',
        fields: [
          {
            name: 'version',
            type: 'text',
            label: documentLabel('number'),
            required: true,
            maxLength: 30,
            validate: (value: string | null | undefined, { req }: { req: Parameters<typeof documentText>[0] }) =>
              versionNumber.safeParse(value).success || documentText(req, 'numberWrong'),
          },
          {
            name: 'language',
            type: 'select',
            label: documentLabel('language'),
            required: true,
            defaultValue: 'en',
            options: [...languageOptions, { value: NO_LANGUAGE, label: documentLabel('noLanguage') }],
          },
        ],
      },
      { type: 'row', fields: [day('validFrom', 'validFrom', true), day('validUntil', 'validUntil')] },
      {
        name: 'state',
        type: 'select',
        label: documentLabel('state'),
        required: true,
        defaultValue: 'draft',
        index: true,
        options: (['draft', 'published'] as const).map((value) => ({ value, label: documentLabel(`state.${value}`) })),
        admin: { position: 'sidebar', description: documentLabel('stateHint') },
      },
      {
        name: 'publishedAt',
        type: 'date',
        label: documentLabel('publishedAt'),
        access: { create: nobody, update: nobody },
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
      },
      {
        name: 'sha256',
        type: 'text',
        label: documentLabel('checksum'),
        access: { create: nobody, update: nobody },
        admin: { position: 'sidebar', disableBulkEdit: true },
      },
    ],
  }
}
