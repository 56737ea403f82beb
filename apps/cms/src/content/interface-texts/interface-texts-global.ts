import { draftedGlobal } from '../globals/drafted-global.ts'
import { interfaceTextLabel } from './interface-text-words.ts'
import { tidyTexts, validateTexts } from './validate-texts.ts'

/** The interface texts that editors have changed: by key, for each language. What is not in it is what the site says by itself. */
export const interfaceTexts = draftedGlobal({
  slug: 'interface-texts',
  label: interfaceTextLabel('title'),
  admin: { group: 'Company', description: interfaceTextLabel('about') },
  fields: [
    {
      name: 'texts',
      type: 'json',
      localized: true,
      label: interfaceTextLabel('title'),
      validate: validateTexts,
      hooks: { beforeValidate: [tidyTexts] },
      admin: { components: { Field: '/content/interface-texts/screen/TextsField.tsx#TextsField' } },
    },
  ],
})
