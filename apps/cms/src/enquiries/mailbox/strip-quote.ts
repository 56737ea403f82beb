import { isHead, isQuoted, isRule, withoutIntroduction } from './split-quote.ts'

/** In mails to operators, with the number behind it: what stands below it is nothing for the visitor. */
export const CUT_MARK = '✂'

/**
 * What an operator has written above the mail that he answers, for the visitor. Everything from our mark on is left out, and above it the lines by
 * which his program introduces the quote. @returns empty where he has written nothing
 */
export function stripQuote(text: string): string {
  const lines = text.split('\n')
  const isEnd = (line: string, at: number) =>
    line.includes(CUT_MARK) || isQuoted(line) || isRule(line) || isHead(lines, at)
  const end = lines.findIndex(isEnd)
  if (end < 0) return text.trim()
  return withoutIntroduction(lines.slice(0, end)).join('\n').trim()
}
