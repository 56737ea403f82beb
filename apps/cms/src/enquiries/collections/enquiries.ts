import type { CollectionConfig, Field } from 'payload'
import { admins, nobody, operators } from '../../platform/accounts/roles.ts'
import { deskEndpoints } from '../desk/endpoints.ts'
import { deskLabel } from '../desk/desk-texts.ts'
import { deleteDependents } from '../erasure/delete-dependents.ts'
import { enquiryKinds, enquiryStates } from '../enquiry-states.ts'
import { recordNextStep, stopWaiting, tellAssignee } from '../next-step/waiting-hooks.ts'
import { nextStepFields } from '../next-step/next-step-fields.ts'
import { readInTransaction } from './read-in-transaction.ts'
import { recordChanges, stampFirstAnswer } from './record-changes.ts'
import { queueWebhookForUnspammed } from './queue-webhook-for-unspammed.ts'
import { searchCountries } from './search-countries.ts'
import { buyerFields } from './buyer-fields.ts'
import { reportFields } from './report-fields.ts'
import { dealerFields } from '../dealers/dealer-fields.ts'
import { offerFields } from '../offers/offer-fields.ts'
import { serviceFields } from '../service/service-fields.ts'
import { routeNewEnquiry } from '../routing/route-enquiry.ts'
import { stampClosing } from './stamp-closing.ts'
import { countryOptions } from '../../platform/country-options.ts'
import { languageOptions } from '../../platform/language-options.ts'
import { personCell } from '../../platform/accounts/person-cell.ts'

const readOnly = (field: Field & { name: string }): Field => ({ ...field, access: { update: () => false } }) as Field
/** Neither in the form, nor offered as a column or a filter. */
const nowhere = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const hidden = (field: Field & { name: string }): Field =>
  readOnly({ ...field, admin: { ...field.admin, ...nowhere } } as Field & { name: string })

const ROWS_A_PAGE = 25

/**
 * Orders, contact requests and service requests. The id is the `Idempotency-Key` of the request, so that a repeated delivery cannot become a second enquiry.
 * The list is Payload's; the page of an enquiry is our own (desk/page), with the answer, notes and timeline.
 */
export const enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: { singular: deskLabel('enquiry'), plural: deskLabel('enquiries') },
  defaultSort: '-createdAt',
  access: { create: nobody, read: operators, update: operators, delete: admins },
  admin: {
    group: deskLabel('enquiries'),
    useAsTitle: 'number',
    hideAPIURL: true,
    hidden: ({ user }) => user?.role === 'editor',
    pagination: { defaultLimit: ROWS_A_PAGE },
    defaultColumns: [
      'number',
      'createdAt',
      'state',
      'kind',
      'fullName',
      'companyName',
      'countryCode',
      'language',
      'assignee',
    ],
    listSearchableFields: [
      'number',
      'id',
      'fullName',
      'companyName',
      'email',
      'phone',
      'country',
      'message',
      'productList',
      'serialNumber',
    ],
    components: {
      beforeListTable: ['/enquiries/desk/list/ListTools.tsx#ListTools'],
      views: { edit: { root: { Component: '/enquiries/desk/page/EnquiryPage.tsx#EnquiryPage' } } },
    },
  },
  // What reports count is in one index: the rows themselves are wide.
  indexes: [
    {
      fields: [
        'createdAt',
        'state',
        'firstAnsweredAt',
        'closedAt',
        'outcome',
        'countryCode',
        'source',
        'assignee',
        'id',
      ],
    },
  ],
  endpoints: deskEndpoints,
  hooks: {
    beforeOperation: [searchCountries, readInTransaction],
    beforeChange: [stampFirstAnswer, stampClosing, stopWaiting],
    afterChange: [recordChanges, recordNextStep, tellAssignee, queueWebhookForUnspammed, routeNewEnquiry],
    beforeDelete: [deleteDependents],
  },
  fields: [
    { name: 'id', type: 'text', required: true, admin: nowhere },
    readOnly({ name: 'number', type: 'text', label: deskLabel('number'), unique: true, index: true }),
    // Payload's own field under the name that the page has for it.
    {
      name: 'createdAt',
      type: 'date',
      label: deskLabel('received'),
      index: true,
      admin: { hidden: true, disableBulkEdit: true },
    },
    {
      name: 'state',
      type: 'select',
      label: deskLabel('status'),
      required: true,
      defaultValue: 'new',
      index: true,
      options: enquiryStates.map((value) => ({ value, label: deskLabel(`state.${value}`) })),
    },
    {
      name: 'assignee',
      type: 'relationship',
      label: deskLabel('assignee'),
      relationTo: 'users',
      filterOptions: { role: { in: ['admin', 'operator'] } },
      admin: { allowCreate: false, allowEdit: false, components: { Cell: personCell } },
    },
    readOnly({
      name: 'kind',
      type: 'select',
      label: deskLabel('kind'),
      required: true,
      options: enquiryKinds.map((value) => ({ value, label: deskLabel(`kind.${value}`) })),
    }),
    readOnly({ name: 'fullName', label: deskLabel('name'), type: 'text', required: true }),
    readOnly({ name: 'phone', label: deskLabel('phone'), type: 'text' }),
    readOnly({ name: 'email', label: deskLabel('email'), type: 'text', index: true }),
    readOnly({ name: 'companyName', label: deskLabel('company'), type: 'text' }),
    readOnly({ name: 'country', type: 'text', label: deskLabel('countryAsTyped') }),
    readOnly({
      name: 'countryCode',
      type: 'select',
      label: deskLabel('country'),
      enumName: 'country',
      options: countryOptions,
    }),
    readOnly({ name: 'message', label: deskLabel('message'), type: 'textarea' }),
    readOnly({ name: 'productList', type: 'text', label: deskLabel('products') }),
    readOnly({ name: 'language', label: deskLabel('language'), type: 'select', options: languageOptions }),
    readOnly({ name: 'actionLocation', type: 'text', label: deskLabel('sentFrom') }),
    readOnly({ name: 'spamSigns', type: 'text', label: deskLabel('spamSigns') }),
    readOnly({ name: 'firstAnsweredAt', type: 'date', label: deskLabel('firstAnswered') }),
    ...nextStepFields,
    ...buyerFields,
    ...reportFields,
    ...dealerFields,
    ...offerFields,
    ...serviceFields,
    hidden({ name: 'basket', type: 'json' }),
    hidden({ name: 'files', type: 'json' }),
    hidden({ name: 'contentHash', type: 'text' }),
  ],
}
