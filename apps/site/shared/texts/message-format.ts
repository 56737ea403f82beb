import type { MessagePart } from '@vitrine/locales/compile'

type Values = Readonly<Record<string, string | number>>

/**
 * Formats messages that are compiled (packages/locales/src/compile.ts) in a language, as Intl.MessageFormat will once browsers have it.
 * @param tag BCP 47
 * @returns throws where a message has an argument for which there is no value
 */
export function messageFormat(tag: string): (message: readonly MessagePart[], values?: Values) => string {
  const plurals = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag)

  function format(message: readonly MessagePart[], values: Values, count = 0): string {
    return message.map((part) => formatPart(part, values, count)).join('')
  }

  function formatPart(part: MessagePart, values: Values, count: number): string {
    if (typeof part === 'string') return part
    if (part === 0) return numbers.format(count)
    const [name, forms] = part
    const value = values[name]
    if (value === undefined) throw new Error(`no value for {${name}}`)
    if (!forms) return String(value)
    const number = Number(value)
    if (forms === 'number') return numbers.format(number)
    return format(forms[`=${number}`] ?? forms[plurals.select(number)] ?? forms['other'] ?? [], values, number)
  }

  return (message, values = {}) => format(message, values)
}
