import type { CollectionConfig } from 'payload'
import { contentAccess, hasRole } from '../../platform/accounts/roles.ts'
import { correctionReason, corrections } from '../product-documents/correction-fields.ts'
import { serialImportEndpoints } from '../imports/serial-numbers/serial-import-endpoints.ts'
import { documentLabel } from '../product-documents/document-texts.ts'
import { guardSerialNumber, refuseDeletingDelivered } from '../product-documents/guard-serial-numbers.ts'
import { labelEndpoint } from '../product-documents/label/label-endpoint.ts'
import { labelsEndpoint } from '../product-documents/label/labels-endpoint.ts'

/** What was built and delivered: each serial number opens the documents of its product, and has a label with its link (decision 83). */
export const serialNumbers: CollectionConfig = {
  slug: 'serial-numbers',
  labels: { singular: documentLabel('serialNumber'), plural: documentLabel('serialNumbers') },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { ...contentAccess, read: ({ req }) => hasRole(req.user, 'admin', 'editor', 'operator') },
  admin: {
    group: documentLabel('documents'),
    useAsTitle: 'serial',
    defaultColumns: ['serial', 'product', 'modelYear', 'deliveredOn'],
    listSearchableFields: ['serial'],
    description: documentLabel('serialNumbersHint'),
    components: {
      beforeListTable: [
        '/content/imports/screen/ProductListTools.tsx#SerialListTools',
        '/content/product-documents/label/LabelTools.tsx#LabelTools',
      ],
    },
  },
  endpoints: [labelsEndpoint, ...serialImportEndpoints, labelEndpoint],
  hooks: { beforeChange: [guardSerialNumber], beforeDelete: [refuseDeletingDelivered] },
  fields: [
    { name: 'serial', type: 'text', label: documentLabel('serialNumber'), required: true, maxLength: 60 },
    { name: 'lookup', type: 'text', unique: true, index: true, admin: { hidden: true } },
    {
      name: 'product',
      type: 'relationship',
      label: documentLabel('product'),
      relationTo: 'products',
      required: true,
      index: true,
      admin: { allowCreate: false },
    },
    { name: 'modelYear', type: 'number', label: documentLabel('modelYear'), min: 1900, max: 2200 },
    {
      name: 'deliveredOn',
      type: 'date',
      label: documentLabel('deliveredOn'),
      admin: {
        date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' },
        description: documentLabel('deliveredHint'),
      },
    },
    correctionReason,
    { name: 'note', type: 'text', label: documentLabel('note') },
    corrections,
    {
      name: 'label',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/content/product-documents/label/LabelLink.tsx#LabelLink' },
      },
    },
  ],
}
