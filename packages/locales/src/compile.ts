import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/**
 * A part of a message: text; the name of an argument, alone or with "number" where it is written as a number; the name and the texts of its plural
 * forms; or 0, the number of the plural around it. Short, as browsers load it.
 */
export type MessagePart = string | 0 | [name: string, format?: 'number' | Record<string, MessagePart[]>]

/** A text ready to be shown: plain, or the parts of the ICU message where it has arguments. */
export type CompiledText = string | MessagePart[]

/** Parses the ICU messages of one language's texts, so that browsers need no parser. @throws on a message that does not parse */
export function compileTexts(texts: Record<string, string>): Record<string, CompiledText> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileText(key, text)]))
}

/** Parses one text. @throws as `compileTexts` does */
export function compileText(key: string, text: string): CompiledText {
  if (!/[{}']/.test(text)) return text
  try {
    const parts = parse(text, { captureLocation: false }).map(toPart)
    return parts.every((it) => typeof it === 'string') ? parts.join('') : parts
  } catch (error) {
    throw new Error(`text ${key} does not parse: ${text}`, { cause: error })
  }
}

function toPart(element: MessageFormatElement): MessagePart {
  if (element.type === TYPE.literal) return element.value
  if (element.type === TYPE.argument) return [element.value]
  if (element.type === TYPE.pound) return 0
  if (element.type === TYPE.number && !element.style) return [element.value, 'number']
  if (element.type === TYPE.plural && element.pluralType !== 'ordinal' && element.offset === 0) {
    const forms = Object.entries(element.options).map(([form, { value }]) => [form, value.map(toPart)] as const)
    return [element.value, Object.fromEntries(forms)]
  }
  throw new Error('of ICU messages only arguments, numbers and plain plurals are known')
}

/** The keys that a translation lacks and those that English does not have; both fail the build. */
export function compareKeys(english: Record<string, string>, other: Record<string, string>) {
  return {
    missing: Object.keys(english).filter((key) => !(key in other)),
    unknown: Object.keys(other).filter((key) => !(key in english)),
  }
}
