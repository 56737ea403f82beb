import type { ReactNode } from 'react'

type WrittenProps = { isFallback: boolean; children: ReactNode }

/** A short text that may stand in English: it keeps its own direction, but the place and alignment of the page's language. */
export function FallbackText({ isFallback, children }: WrittenProps) {
  return isFallback ? <bdi lang="en">{children}</bdi> : children
}

type Translated = { fallbackFields: readonly string[] }
type TextField<Thing> = { [Name in keyof Thing]: Thing[Name] extends string ? Name : never }[keyof Thing] & string

/** A short text of a thing of the content API, marked where it stands in English. */
export function TranslatedField<Thing extends Translated>({ of, name }: { of: Thing; name: TextField<Thing> }) {
  return <FallbackText isFallback={of.fallbackFields.includes(name)}>{of[name] as string}</FallbackText>
}
