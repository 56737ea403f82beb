import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

/** A text ready to be shown: plain, or the parsed ICU message where it has arguments. */
export type CompiledText = string | MessageFormatElement[]

/** Parses the ICU messages of one language's texts, so that browsers need no parser. @throws on a message that does not parse */
export function compileTexts(texts: Record<string, string>): Record<string, CompiledText> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileText(key, text)]))
}

function compileText(key: string, text: string): CompiledText {
  if (!/[{}']/.test(text)) return text
  try {
    const elements = parse(text, { captureLocation: false })
    const [only] = elements
    return elements.length === 1 && only && 'value' in only && only.type === 0 ? only.value : elements
  } catch (error) {
    throw new Error(`text ${key} does not parse: ${text}`, { cause: error })
  }
}

/** The keys that a translation lacks and those that English does not have; both fail the build. */
export function compareKeys(english: Record<string, string>, other: Record<string, string>) {
  return {
    missing: Object.keys(english).filter((key) => !(key in other)),
    unknown: Object.keys(other).filter((key) => !(key in english)),
  }
}
