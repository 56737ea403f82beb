import type { NumberField, RowField, SelectField } from 'payload'
import { countryOptions } from '../../platform/country-options.ts'

export function position(description = 'Smaller numbers come first.'): NumberField {
  return {
    name: 'position',
    type: 'number',
    required: true,
    defaultValue: 0,
    index: true,
    admin: { position: 'sidebar', description },
  }
}

export function country(about: { required: boolean }): SelectField {
  return {
    name: 'country',
    type: 'select',
    required: about.required,
    index: true,
    enumName: 'country',
    options: countryOptions,
    admin: { components: { Field: '/platform/ui/SortedSelect.tsx#SortedSelect' } },
  }
}

/** A place, in degrees (WGS 84). */
export function coordinates(): RowField {
  return {
    type: 'row',
    fields: [
      { name: 'latitude', type: 'number', min: -90, max: 90 },
      { name: 'longitude', type: 'number', min: -180, max: 180 },
    ],
  }
}
