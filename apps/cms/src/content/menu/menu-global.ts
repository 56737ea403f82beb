import { menuKinds } from '@vitrine/contract/shapes/shell'
import type { ArrayField, CheckboxField } from 'payload'
import { array, select, text } from 'payload/shared'
import { asWellAs } from '../checks/as-well-as.ts'
import { line } from '../fields/text.ts'
import { draftedGlobal } from '../globals/drafted-global.ts'
import { checkAddress, checkLabel, refuseFullHeader, refuseTwice, showBuiltIn, tidyAddress } from './check-entries.ts'
import { kindLabel, menuLabel } from './menu-texts.ts'

const place = (name: 'inHeader' | 'inPhone' | 'inFooter'): CheckboxField => ({
  name,
  type: 'checkbox',
  label: menuLabel(name),
  defaultValue: true,
  admin: { width: '33%' },
})

const label = line('label')

const entries: ArrayField = {
  name: 'entries',
  type: 'array',
  label: menuLabel('entries'),
  labels: { singular: menuLabel('entry'), plural: menuLabel('entries') },
  validate: asWellAs(array, refuseFullHeader) as ArrayField['validate'],
  hooks: { afterRead: [showBuiltIn] },
  admin: {
    initCollapsed: true,
    components: {
      RowLabel: {
        path: '/content/menu/EntryLabel.tsx#EntryLabel',
        clientProps: {
          names: Object.fromEntries(menuKinds.map((kind) => [kind, kindLabel(kind)])),
          hidden: menuLabel('hidden'),
        },
      },
    },
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'link',
      label: menuLabel('kind'),
      options: menuKinds.map((value) => ({ value, label: kindLabel(value) })),
      validate: asWellAs(select, refuseTwice),
    },
    {
      ...label,
      label: menuLabel('label'),
      validate: asWellAs(text, checkLabel),
      admin: { ...label.admin, description: menuLabel('label.hint') },
    },
    {
      name: 'address',
      type: 'text',
      label: menuLabel('address'),
      hooks: { beforeValidate: [tidyAddress] },
      validate: asWellAs(text, checkAddress),
      admin: {
        description: menuLabel('address.hint'),
        condition: (_, row: { kind?: string } | undefined) => row?.kind === 'link',
      },
    },
    { type: 'row', fields: [place('inHeader'), place('inPhone'), place('inFooter')] },
  ],
}

/** What the header, the menu of phones and the footer list. While nothing is saved, it is the menu that the site has by itself. */
export const menu = draftedGlobal({
  slug: 'menu',
  label: menuLabel('title'),
  admin: { group: 'Company', description: menuLabel('about') },
  fields: [entries],
})
