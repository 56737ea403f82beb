import { type CompiledText, compileText, type MessagePart } from '@vitrine/locales/compile'
import type { InterfaceTexts } from '@vitrine/contract/shapes/shell'

type BuiltIn = Readonly<Record<string, CompiledText>>

/**
 * Texts that editors wrote in place of built-in ones, ready to be shown. Left out is what cannot stand in: keys that the site does not have, what does
 * not parse, and messages with placeholders that the site does not fill, whatever backend they come from.
 * @param prefix before the keys of these built-in texts in the answer of the content API
 * @returns undefined where nothing is left, so that pages carry nothing
 */
export function compileOwnTexts(
  own: InterfaceTexts | null | undefined,
  builtIn: BuiltIn,
  prefix = '',
): Record<string, CompiledText> | undefined {
  const compiled = Object.entries(own ?? {}).flatMap(([name, text]) => {
    const key = name.slice(prefix.length)
    if (!name.startsWith(prefix) || !Object.hasOwn(builtIn, key)) return []
    const ready = compileUsable(key, text, builtIn[key] ?? '')
    return ready === null ? [] : [[key, ready] as const]
  })
  return compiled.length > 0 ? Object.fromEntries(compiled) : undefined
}

function compileUsable(key: string, text: string, builtIn: CompiledText): CompiledText | null {
  try {
    const compiled = compileText(key, text)
    const known = new Set(argumentsOf(builtIn))
    return argumentsOf(compiled).every((name) => known.has(name)) ? compiled : null
  } catch {
    return null
  }
}

/** The names of what a text is filled with. */
function argumentsOf(text: CompiledText): string[] {
  return typeof text === 'string' ? [] : text.flatMap(argumentsOfPart)
}

function argumentsOfPart(part: MessagePart): string[] {
  if (typeof part === 'string' || part === 0) return []
  const [name, format] = part
  const inside =
    typeof format === 'object' ? Object.values(format).flatMap((form) => form.flatMap(argumentsOfPart)) : []
  return [name, ...inside]
}
