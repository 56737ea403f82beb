import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@vitrine/contract/submission-limits'
import * as z from 'zod/mini'
import type { ErrorKey } from './form-fields.ts'

/** The rules of R5.1 to R5.8 for fields. Their messages are text keys. */

const REQUIRE: ErrorKey = 'formField.errors.require'
const PHONE: ErrorKey = 'formField.errors.phone'
const EMAIL: ErrorKey = 'formField.errors.email'
const TOO_LONG: ErrorKey = 'formField.errors.tooLong'

/** Optional +, then 7 to 14 digits among spaces, hyphens and one bracketed area code. */
const internationalPhone = /^\+?(?=(?:\D*\d){7,14}\D*$)[\d\s-]*(?:\(\d+\))?[\d\s-]+$/

const required = (maxLength: number) =>
  z.string(REQUIRE).check(z.trim(), z.minLength(1, REQUIRE), z.maxLength(maxLength, TOO_LONG))

export const line = required(MAX_LINE_LENGTH)
export const message = required(MAX_MESSAGE_LENGTH)
export const email = line.check(z.regex(z.regexes.email, EMAIL))

const phoneLine = line.check(z.overwrite(toLatinDigits))
/** As people write it, sent as digits alone (R5.3, R19.27). */
export const numericPhone = phoneLine.check(z.overwrite(toDigits), z.regex(/^\d+$/, PHONE))
/** The popup says only that the field is required (R5.8). */
export const anyPhone = phoneLine.check(z.regex(internationalPhone, REQUIRE))

/**
 * Takes out what people group a number with: a plus before it, spaces, hyphens, brackets, and the marks of direction that are copied
 * along; and the zero in brackets that is not dialled after the country's code: +49 (0)30. Where no digit is left the text stays as it is.
 */
function toDigits(phone: string): string {
  const bare = phone
    .normalize('NFKC')
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/^(\s*\(?(?:\+|00)[\s\d\p{Pd})]*)\(0\)/u, '$1')
    .replace(/^\s*\(?\+/, '')
  const digits = bare.replaceAll(/[\s()\p{Pd}]/gu, '')
  return digits === '' ? phone : digits
}

/** Arabic and Persian keyboards have digits of their own. */
function toLatinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
