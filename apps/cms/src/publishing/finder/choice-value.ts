const MAX_LENGTH = 60

/** A text as the choice of an address: `3 × 400 V, 50/60 Hz` is `3-400-v-50-60-hz`. Empty where it has no Latin letter or digit. */
export function toChoiceValue(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '')
}
