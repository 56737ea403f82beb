/** In mails to operators, with the number behind it: what stands below it is nothing for the visitor. */
export const CUT_MARK = '✂'

const quoted = /^\s*>/
const rule = /^\s*(?:_{5,}|-{2,}\s*\p{L}[\p{L} ]+\s*-{2,})\s*$/u
/** `From: …` of a head that Outlook puts above what it quotes; the names of the fields are in the reader's language. */
const headLine = /^\s*\*?\p{L}[\p{L} ]{0,20}\*?\s?:\s.*\S/u
const endsWithColon = /[:：]\s*$/

/**
 * What an operator has written above the mail that he answers, for the visitor. Everything from our mark on is left out, and above it the line by
 * which his program introduces the quote. @returns empty where he has written nothing
 */
export function stripQuote(text: string): string {
  const lines = text.split('\n')
  const mark = lines.findIndex((line) => line.includes(CUT_MARK))
  const firstQuoted = lines.findIndex((line) => quoted.test(line) || rule.test(line))
  const end = Math.min(...[mark, firstQuoted].filter((it) => it >= 0), lines.length)
  const own = lines.slice(0, end)
  if (end === lines.length) return own.join('\n').trim()
  dropEmpty(own)
  dropIntroduction(own)
  return own.join('\n').trim()
}

function dropEmpty(lines: string[]): void {
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop()
}

/** `On … Ada wrote:`, on up to two lines, or the head of the mail. */
function dropIntroduction(lines: string[]): void {
  const isHead = (line = '') => headLine.test(line)
  if (lines.length >= 3 && lines.slice(-3).every(isHead)) {
    while (lines.length > 0 && isHead(lines.at(-1))) lines.pop()
  } else if (endsWithColon.test(lines.at(-1) ?? '')) {
    const last = lines.pop() ?? ''
    // `On 5 May 2026 at 10:00, Vitrine <desk@…>` was wrapped before `wrote:`.
    if (!/\d/.test(last) && /\d/.test(lines.at(-1) ?? '')) lines.pop()
  }
  dropEmpty(lines)
}
