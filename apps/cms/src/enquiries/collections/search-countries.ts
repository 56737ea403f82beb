import type { CollectionBeforeOperationHook, Where } from 'payload'
import { toCountryCode } from '../acceptance/country-code.ts'

/**
 * Whoever searches for `Poland` means the enquiries from there, whatever the visitor wrote: a search in the country as written also finds
 * those of the country that it names.
 */
export const searchCountries: CollectionBeforeOperationHook = ({ args }) => {
  if (!('where' in args) || !args.where) return args
  return { ...args, where: withCountries(args.where as Where) }
}

function withCountries(where: Where): Where {
  const entries = Object.entries(where).map(([key, value]) => {
    if ((key === 'and' || key === 'or') && Array.isArray(value)) return [key, value.map(withCountries)]
    return [key, value]
  })
  const all = Object.fromEntries(entries) as Where
  const { country, ...others } = all
  const typed = country && 'like' in country ? country.like : undefined
  const code = typeof typed === 'string' ? toCountryCode(typed) : null
  if (!country || !code) return all
  const either: Where = { or: [{ country }, { countryCode: { equals: code } }] }
  return Object.keys(others).length === 0 ? either : { and: [others, either] }
}
