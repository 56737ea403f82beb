/** A text as the search compares it: `plain` with one space between words, `tight` with none. */
export type Folded = { plain: string; tight: string }

/** Not heard in a search: accents, harakat, tatweel, joiners. Signs of Kannada are letters of their own and stay. */
const unheard = /\p{sc=Inherited}|(?=\p{M})[\p{sc=Arabic}\p{sc=Cyrillic}]|[\u0640\p{Cf}\p{DI}]/gu

const separators = /[\s\p{Z}\p{Pd}_/\u2212]/gu

/** Letters that no decomposition brings together. */
const european = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ς: 'σ' }
const arabic = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ھ: 'ه', ہ: 'ه', ۃ: 'ه', ە: 'ه' }
const apostrophes = { '’': "'", '‘': "'", ʼ: "'" }
const sameAs: Record<string, string> = { ...european, ...arabic, ...apostrophes }
const others = new RegExp(`[${Object.keys(sameAs).join('')}]`, 'gu')

/** Arabic, Persian, Devanagari and Kannada digits; those of full width are decomposed. */
const digits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0ce6-\u0cef]/g
const DIGIT_BLOCKS = [0x660, 0x6f0, 0x966, 0xce6]

const ascii = /^[\0-\x7f]*$/
const spacesOfHan = /(?<=\p{sc=Han}) | (?=\p{sc=Han})/gu

/**
 * Letters as the search compares them, place by place: small, without accents, one form of each. All four Turkish i are one;
 * ё is е, but й stays apart from и. Spaces and hyphens become spaces. A grapheme folds the same alone as within a text.
 */
export function foldLetters(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replace(separators, ' ')
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('и\u0306', 'й')
    .replace(unheard, '')
    .replace(others, (letter) => sameAs[letter] ?? letter)
    .replace(digits, toLatinDigit)
    .replace(separators, ' ')
}

/** A whole text as the search compares it. Chinese has no words: a space beside its letters separates nothing. */
export function fold(text: string): Folded {
  const letters = foldLetters(text).replace(/ {2,}/g, ' ').trim()
  const plain = ascii.test(letters) ? letters : letters.replace(spacesOfHan, '')
  return { plain, tight: plain.includes(' ') ? plain.replaceAll(' ', '') : plain }
}

function toLatinDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  return String(code - (DIGIT_BLOCKS.findLast((zero) => zero <= code && code < zero + 10) ?? code))
}
