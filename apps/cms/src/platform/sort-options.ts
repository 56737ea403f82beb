import { tagOf } from './tag-of.ts'

/** Options in the order of their labels in the reader's alphabet. @param nameOf gives a label in the reader's language */
export function sortOptions<Option extends string | { label: unknown }>(
  options: readonly Option[],
  reader: string,
  nameOf: (label: unknown) => string,
): Option[] {
  const { compare } = new Intl.Collator(tagOf(reader))
  const labelOf = (option: Option) => nameOf(typeof option === 'string' ? option : option.label)
  return options.toSorted((a, b) => compare(labelOf(a), labelOf(b)))
}
