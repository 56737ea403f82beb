/** Which fields make a language complete, by kind of content; a kind that is not named needs all of its texts. */
export type RequiredFields = Partial<Record<string, readonly string[]>>

/** @param all the fields with texts of the kind */
export function requiredOf(
  rules: RequiredFields | null | undefined,
  kind: string,
  all: readonly string[],
): readonly string[] {
  const own = rules?.[kind]
  return own ? all.filter((name) => own.includes(name)) : all
}
