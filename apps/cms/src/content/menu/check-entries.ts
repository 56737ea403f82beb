import type { FieldHook, Validate } from 'payload'
import { settings } from '../../platform/settings.ts'
import { builtInEntries } from './built-in-entries.ts'
import { isMenuAddress, toMenuAddress } from './menu-address.ts'
import { menuText } from './menu-texts.ts'

/** The header has room for so many entries on one line, on a desktop. */
export const MAX_IN_HEADER = 9
/** An entry of the header has room for so many characters; longer ones would be cut. */
export const MAX_LABEL_LENGTH = 24

type Row = { kind?: string | null; inHeader?: boolean | null }

/** While nobody has saved a menu, the form has the entries that the site shows by itself. */
export const showBuiltIn: FieldHook = ({ value }) =>
  Array.isArray(value) && value.length > 0 ? value : builtInEntries()

export const refuseFullHeader: Validate = (value, { req }) => {
  const rows = Array.isArray(value) ? (value as Row[]) : []
  return rows.filter((it) => it.inHeader).length <= MAX_IN_HEADER || menuText(req, 'tooMany', { max: MAX_IN_HEADER })
}

export const refuseTwice: Validate = (value, { data, req }) => {
  const rows = ((data as { entries?: Row[] }).entries ?? []).filter((it) => it.kind === value)
  return value === 'link' || rows.length < 2 || menuText(req, 'twice')
}

/** English is what other languages fall back to. */
export const checkLabel: Validate = (value, { req, siblingData }) => {
  const label = typeof value === 'string' ? value.trim() : ''
  const length = [...label].length
  if (length > MAX_LABEL_LENGTH) return menuText(req, 'label.long', { length, max: MAX_LABEL_LENGTH })
  const isNeeded = (siblingData as Row).kind === 'link' && req.locale === 'en'
  return label !== '' || !isNeeded || menuText(req, 'label.needed')
}

export const tidyAddress: FieldHook = ({ value }) =>
  typeof value === 'string' && value.trim() ? toMenuAddress(value, settings.SITE_URL) : value

export const checkAddress: Validate = (value, { req, siblingData }) =>
  (siblingData as Row).kind !== 'link' ||
  (typeof value === 'string' && isMenuAddress(value)) ||
  menuText(req, 'address.wrong')
