import type { SharedLine } from '../../shared/basket/shared-lines.ts'

/** What a button adds to the basket, as its attribute `data-adds`: the kind of change, and each slug with its quantity, by commas. */
export function toAdds(kind: 'add' | 'addAll', lines: readonly SharedLine[]): string {
  return [kind, ...lines.map(({ slug, cnt }) => `${slug}:${cnt}`)].join(',')
}
