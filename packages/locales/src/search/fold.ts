/** A text as the search compares it: `plain` with one space between words, `tight` with none. */
export type Folded = { plain: string; tight: string }

/** Ignored in a search: accents, harakat, tatweel, joiners. Kannada signs are letters of their own and are kept. */
const ignored = /\p{sc=Inherited}|(?=\p{M})[\p{sc=Arabic}\p{sc=Cyrillic}]|[\u0640\p{Cf}\p{DI}]/gu

const separators = /[\s\p{Z}\p{Pd}_/\u2212]/gu

/** Letters that are equal in a search but not by Unicode decomposition. */
const european = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ς: 'σ' }
const arabic = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ھ: 'ه', ہ: 'ه', ۃ: 'ه', ە: 'ه' }
const apostrophes = { '’': "'", '‘': "'", ʼ: "'" }
const sameAs: Record<string, string> = { ...european, ...arabic, ...apostrophes }
const replaced = new RegExp(`[${Object.keys(sameAs).join('')}]`, 'gu')

/** Arabic, Persian, Devanagari and Kannada digits; full-width digits are decomposed. */
const digits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0ce6-\u0cef]/g
const DIGIT_BLOCKS = [0x660, 0x6f0, 0x966, 0xce6]

const ascii = /^[\0-\x7f]*$/
const spacesOfHan = /(?<=\p{sc=Han}) | (?=\p{sc=Han})/gu

/**
 * Letters as the search compares them: lower case, without accents, in one form. All four Turkish i are one;
 * ё is е, but й differs from и. Spaces and hyphens become spaces. A grapheme folds the same alone as within a text.
 */
export function foldLetters(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replace(separators, ' ')
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('и\u0306', 'й')
    .replace(ignored, '')
    .replace(replaced, (letter) => sameAs[letter] ?? letter)
    .replace(digits, toLatinDigit)
    .replace(separators, ' ')
}

/** A whole text as the search compares it. Chinese has no words: spaces beside its characters are removed. */
export function fold(text: string): Folded {
  const letters = foldLetters(text).replace(/ {2,}/g, ' ').trim()
  const plain = ascii.test(letters) ? letters : letters.replace(spacesOfHan, '')
  return { plain, tight: plain.includes(' ') ? plain.replaceAll(' ', '') : plain }
}

function toLatinDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  return String(code - (DIGIT_BLOCKS.findLast((zero) => zero <= code && code < zero + 10) ?? code))
}
