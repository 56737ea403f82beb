type Bound<Value> = Value | null | undefined

/** What a document is about: products, and of these the model years and serial numbers; an end that is open has no bound. */
export type Scope = {
  products: readonly number[]
  modelYearFrom?: Bound<number>
  modelYearUntil?: Bound<number>
  serialFrom?: Bound<string>
  serialUntil?: Bound<string>
}

/** A delivered product, as its serial number says. */
export type Delivered = { product: number; serial: string; modelYear: number | null }

/**
 * Compares serial numbers piece by piece, digits as numbers: `NV450-9` comes before `NV450-10`.
 * @returns less than 0 where `a` comes first, 0 where they are the same
 */
export function compareSerials(a: string, b: string): number {
  const [left, right] = [toPieces(a), toPieces(b)]
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const [one = '', other = ''] = [left[at], right[at]]
    const difference = isNumber(one) && isNumber(other) ? compareNumbers(one, other) : compareText(one, other)
    if (difference !== 0) return difference
  }
  return 0
}

const toPieces = (serial: string): string[] => serial.toUpperCase().match(/\d+|[^\d\P{L}]+/gu) ?? []
const isNumber = (piece: string) => /^\d+$/.test(piece)
/** Digits that may be more than a number keeps apart. */
function compareNumbers(a: string, b: string): number {
  const [one, other] = [BigInt(a), BigInt(b)]
  return one < other ? -1 : Number(one > other)
}
const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Whether a document is about a delivered product. Where the model year is not known it counts as one that fits: too much is better than too little. */
export function covers(scope: Scope, { product, serial, modelYear }: Delivered): boolean {
  const { products, modelYearFrom, modelYearUntil, serialFrom, serialUntil } = scope
  if (!products.includes(product)) return false
  if (modelYear !== null && modelYear < (modelYearFrom ?? -Infinity)) return false
  if (modelYear !== null && modelYear > (modelYearUntil ?? Infinity)) return false
  if (serialFrom && compareSerials(serial, serialFrom) < 0) return false
  return !serialUntil || compareSerials(serial, serialUntil) <= 0
}

/** Whether something that a document was about is left out afterwards. */
export function isNarrower(after: Scope, before: Scope): boolean {
  return (
    before.products.some((id) => !after.products.includes(id)) ||
    (after.modelYearFrom ?? -Infinity) > (before.modelYearFrom ?? -Infinity) ||
    (after.modelYearUntil ?? Infinity) < (before.modelYearUntil ?? Infinity) ||
    isSerialRaised(after.serialFrom, before.serialFrom) ||
    isSerialRaised(before.serialUntil, after.serialUntil, true)
  )
}

/** Whether a bound is further up than another. @param isUpper no bound is the furthest up; else the furthest down */
function isSerialRaised(bound: Bound<string>, other: Bound<string>, isUpper = false): boolean {
  if (!bound) return isUpper && Boolean(other)
  if (!other) return !isUpper
  return compareSerials(bound, other) > 0
}
