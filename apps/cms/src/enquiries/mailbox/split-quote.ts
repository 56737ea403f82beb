const quoted = /^\s*>/
const MAX_RULE_LENGTH = 80
const rule = /^(?:_{5,}|-{2,} ?\p{L}[\p{L}\p{M} ]* ?-{2,})$/u
/** `From: …` of a head that Outlook puts above what it quotes; the names of the fields are in the reader's language. */
const headLine = /^\s*\*?\p{L}[\p{L}\p{M} ]{0,20}\*?\s?[:：]\s*\S/u
const MIN_HEAD_LINES = 3
const endsWithColon = /[:：][\s\u200e\u200f]*$/
/** What an introduction has besides words: an address, or a day and a time. */
const hasAddress = /@/
const hasDate = /\d\D+\d/

/** A mail in two: what its sender has written, and what he quotes below it, with the line that introduces it. */
export type SplitMail = { own: string; quoted: string }

/**
 * Parts what was written from what a mail program has put below it. Answers between the lines of a quote stay with it: nothing that somebody has written
 * is in the second part, unless it stands below a quote that no signs mark. A mail that is nothing but a quote is all `own`.
 */
export function splitQuote(text: string): SplitMail {
  const lines = text.split('\n')
  const start = findQuote(lines)
  if (start < 0) return { own: text.trim(), quoted: '' }
  const own = withoutIntroduction(lines.slice(0, start))
  if (own.every(isEmpty)) return { own: text.trim(), quoted: '' }
  return { own: own.join('\n').trim(), quoted: lines.slice(own.length).join('\n').trim() }
}

/** Where the quote begins; below 0 where there is none. */
function findQuote(lines: readonly string[]): number {
  const unmarked = lines.findIndex((line, at) => isRule(line) || isHead(lines, at))
  const last = unmarked < 0 ? lines.length : unmarked
  let start = last
  while (start > 0 && (isEmpty(lines[start - 1]) || quoted.test(lines[start - 1] ?? ''))) start--
  while (start < last && isEmpty(lines[start])) start++
  if (start < last) return start
  return unmarked
}

/** Without the line that a mail program puts above what it quotes, such as `On … Ada wrote:`, which may be wrapped, and without empty lines below. */
export function withoutIntroduction(lines: readonly string[]): string[] {
  const own = withoutEmptyEnd(lines)
  const [last = '', before = ''] = [own.at(-1), own.at(-2)]
  if (!endsWithColon.test(last)) return own
  if (isIntroduction(last)) return withoutEmptyEnd(own.slice(0, -1))
  return isIntroduction(before) ? withoutEmptyEnd(own.slice(0, -2)) : own
}

const isIntroduction = (line: string) => hasAddress.test(line) || hasDate.test(line)

/** A line that parts: `_____` or `-----Original Message-----`. */
export const isRule = (line: string) => line.length <= MAX_RULE_LENGTH && rule.test(line.trim())

/** Whether the head of a quoted mail begins there: one of its lines has an address or a day. */
export function isHead(lines: readonly string[], at: number): boolean {
  const head = lines.slice(at, at + MIN_HEAD_LINES)
  return head.length === MIN_HEAD_LINES && head.every((line) => headLine.test(line)) && head.some(isIntroduction)
}

export const isQuoted = (line: string) => quoted.test(line)
const isEmpty = (line = '') => line.trim() === ''
const withoutEmptyEnd = (lines: readonly string[]) => lines.slice(0, lines.findLastIndex((line) => !isEmpty(line)) + 1)
