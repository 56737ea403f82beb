import type { ReactNode } from 'react'

type FallbackTextProps = { isFallback: boolean; children: ReactNode }

/** A short text that may be an English fallback: it then has its own direction, but the alignment of the page's language. */
export function FallbackText({ isFallback, children }: FallbackTextProps) {
  return isFallback ? <bdi lang="en">{children}</bdi> : children
}

type Translatable = { fallbackFields: readonly string[] }
type TextField<Item> = { [Name in keyof Item]: Item[Name] extends string ? Name : never }[keyof Item] & string

/** A short text field of the content API, marked where it is an English fallback. */
export function TranslatedField<Item extends Translatable>({ of, name }: { of: Item; name: TextField<Item> }) {
  return <FallbackText isFallback={of.fallbackFields.includes(name)}>{of[name] as string}</FallbackText>
}
