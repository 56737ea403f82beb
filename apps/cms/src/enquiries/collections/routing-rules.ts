import type { CollectionBeforeValidateHook, CollectionConfig, Field } from 'payload'
import type { RoutingRule } from '../../payload-types.ts'
import { admins, operators } from '../../platform/accounts/roles.ts'
import { countryOptions } from '../../platform/country-options.ts'
import { languageOptions } from '../../platform/language-options.ts'
import { contactChoices, DEFAULT_ANSWER_DAYS, MAX_ANSWER_DAYS } from '../dealers/dealer-states.ts'
import { deskLabel } from '../desk/desk-texts.ts'
import { enquiryKinds } from '../enquiry-states.ts'
import { ruleTargets } from '../routing/rule.ts'
import { tryRulesEndpoint } from '../routing/try-rules-endpoint.ts'
import { personCell } from '../../platform/accounts/person-cell.ts'

const GAP = 10

type Target = (typeof ruleTargets)[number]
const isFor = (target: Target) => (data: { target?: unknown }) => data.target === target
const sorted = { admin: { components: { Field: '/platform/ui/SortedSelect.tsx#SortedSelect' } } }

/** A new rule is the last one, and so is one that has lost its place. */
const putLast: CollectionBeforeValidateHook<RoutingRule> = async ({ data, operation, req }) => {
  const hasPlace = operation === 'create' ? typeof data?.position === 'number' : data?.position !== null
  if (hasPlace) return data
  const { docs } = await req.payload.find({ collection: 'routing-rules', sort: '-position', limit: 1, depth: 0, req })
  return { ...data, position: (docs[0]?.position ?? 0) + GAP }
}

/** Whom a rule of this kind sends to. What another kind had is kept, for somebody who changes their mind. */
const targetField = (target: Target, relationTo: 'users' | 'teams' | 'dealer-contacts'): Field => ({
  name: target,
  type: 'relationship',
  label: deskLabel(`rule.target.${target}`),
  relationTo,
  ...(relationTo === 'users' && { filterOptions: { role: { in: ['admin', 'operator'] } } }),
  admin: {
    condition: isFor(target),
    allowEdit: false,
    allowCreate: relationTo === 'teams',
    ...(relationTo === 'users' && { components: { Cell: personCell } }),
  },
  // Asked only where the condition shows it.
  required: true,
})

/** Who gets a new enquiry: the first rule that fits it, by position (decision 75). */
export const routingRules: CollectionConfig = {
  slug: 'routing-rules',
  labels: { singular: deskLabel('rule'), plural: deskLabel('rules') },
  defaultSort: 'position',
  access: { create: operators, read: operators, update: operators, delete: admins },
  admin: {
    group: deskLabel('enquiries'),
    useAsTitle: 'name',
    hideAPIURL: true,
    hidden: ({ user }) => user?.role === 'editor',
    defaultColumns: ['name', 'enabled', 'target', 'countries', 'languages', 'kinds'],
    listSearchableFields: ['name'],
    description: deskLabel('rulesHint'),
    components: {
      beforeListTable: ['/content/order/OrderLink.tsx#OrderLink', '/enquiries/routing/ui/RulesTools.tsx#RulesTools'],
    },
  },
  endpoints: [tryRulesEndpoint],
  hooks: { beforeValidate: [putLast] },
  fields: [
    { name: 'name', type: 'text', label: deskLabel('rule.name'), required: true, maxLength: 100 },
    { name: 'enabled', type: 'checkbox', label: deskLabel('rule.enabled'), defaultValue: true, index: true },
    // By dragging (content/order): a number says nothing to those who read it.
    { name: 'position', type: 'number', label: deskLabel('rule.position'), index: true, admin: { hidden: true } },
    {
      name: 'countries',
      type: 'select',
      label: deskLabel('rule.countries'),
      hasMany: true,
      enumName: 'country',
      options: countryOptions,
      ...sorted,
    },
    {
      name: 'languages',
      type: 'select',
      label: deskLabel('rule.languages'),
      hasMany: true,
      options: languageOptions,
      ...sorted,
    },
    {
      name: 'categories',
      type: 'text',
      label: deskLabel('rule.categories'),
      hasMany: true,
      admin: { components: { Field: '/enquiries/routing/ui/CategoriesField.tsx#CategoriesField' } },
    },
    {
      name: 'kinds',
      type: 'select',
      label: deskLabel('rule.kinds'),
      hasMany: true,
      options: enquiryKinds.map((value) => ({ value, label: deskLabel(`kind.${value}`) })),
      admin: { description: deskLabel('rule.conditionsHint') },
    },
    {
      name: 'target',
      type: 'radio',
      label: deskLabel('rule.target'),
      required: true,
      defaultValue: 'person',
      options: ruleTargets.map((value) => ({ value, label: deskLabel(`rule.target.${value}`) })),
    },
    targetField('person', 'users'),
    targetField('team', 'teams'),
    targetField('dealer', 'dealer-contacts'),
    {
      name: 'showContact',
      type: 'radio',
      label: deskLabel('rule.showContact'),
      defaultValue: 'interested',
      options: contactChoices.map((value) => ({ value, label: deskLabel(`rule.showContact.${value}`) })),
      admin: { condition: isFor('dealer') },
    },
    {
      name: 'answerDays',
      type: 'number',
      label: deskLabel('rule.answerDays'),
      defaultValue: DEFAULT_ANSWER_DAYS,
      min: 1,
      max: MAX_ANSWER_DAYS,
      admin: { condition: isFor('dealer') },
    },
    { name: 'try', type: 'ui', admin: { components: { Field: '/enquiries/routing/ui/TryField.tsx#TryField' } } },
  ],
}
