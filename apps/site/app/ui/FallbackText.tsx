import type { ReactNode } from 'react'
import { Words } from './Words.tsx'

type FallbackTextProps = { isFallback: boolean; children: ReactNode }

/** A text as it is set (`Words`), that may be an English fallback: it then has its own direction, but the alignment of the page's language. */
export function FallbackText({ isFallback, children }: FallbackTextProps) {
  if (isFallback) return <bdi lang="en">{children}</bdi>
  return typeof children === 'string' ? <Words>{children}</Words> : children
}

type Translatable = { fallbackFields: readonly string[] }
type TextField<Item> = { [Name in keyof Item]: Item[Name] extends string ? Name : never }[keyof Item] & string

/** A short text field of the content API, marked where it is an English fallback. */
export function TranslatedField<Item extends Translatable>({ of, name }: { of: Item; name: TextField<Item> }) {
  return <FallbackText isFallback={of.fallbackFields.includes(name)}>{of[name] as string}</FallbackText>
}
