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
export const numericPhone = phoneLine.check(z.regex(/^\d*$/, PHONE))
/** The popup says only that the field is required (R5.8). */
export const anyPhone = phoneLine.check(z.regex(internationalPhone, REQUIRE))

/** Arabic and Persian keyboards have digits of their own. */
function toLatinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
