import type { LabelFunction } from 'payload'
import countries from 'world-countries'
import { createNames } from './names-in-language.ts'

/** A country as a reader of the back office calls it. @param code alpha-2 */
export const countryName = createNames('region')

/** The options of a select field that holds a country, in the order of their English names: Payload takes one order for all readers. */
export const countryOptions = countries
  .toSorted((a, b) => a.name.common.localeCompare(b.name.common, 'en'))
  .map(({ cca2 }) => ({ label: (({ i18n }) => countryName(cca2, i18n.language)) as LabelFunction, value: cca2 }))
