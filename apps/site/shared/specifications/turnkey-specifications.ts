import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import type { Text } from '../texts/texts.ts'

/** What filters and sorting need of a turnkey. */
export type FilterableTurnkey = Pick<TurnkeyCard, 'filter_specifications'>

/** The keys that the content API uses (R3.8). */
export type FilterKey = 'Country' | 'Profile Type' | 'Capacity' | 'Nr. of workers'

/** All values that a turnkey has of a key: a turnkey may be made for more than one country or profile type. */
export function specificationValues(turnkey: FilterableTurnkey, key: FilterKey): string[] {
  return turnkey.filter_specifications.filter((it) => it.key === key).map(({ value }) => value)
}

export function specificationValue(turnkey: FilterableTurnkey, key: FilterKey): string | undefined {
  return specificationValues(turnkey, key)[0]
}

/** The main specifications of a turnkey as visitors read them; a value that is no number is shown as it is. */
export function turnkeySpecifications(turnkey: FilterableTurnkey, text: Text): { name: string; value: string }[] {
  const formatCount = (
    key: 'Capacity' | 'Nr. of workers',
    textKey: 'turnkey.capacityValue' | 'turnkey.workersValue',
  ) => {
    const value = specificationValue(turnkey, key)
    const count = Number(value)
    return value && Number.isFinite(count) ? text(textKey, { count }) : value
  }
  const specifications = [
    { name: text('turnkey.country'), value: specificationValues(turnkey, 'Country').join(', ') },
    { name: text('turnkey.profileType'), value: specificationValues(turnkey, 'Profile Type').join(', ') },
    { name: text('turnkey.capacity'), value: formatCount('Capacity', 'turnkey.capacityValue') },
    { name: text('turnkey.workers'), value: formatCount('Nr. of workers', 'turnkey.workersValue') },
  ]
  return specifications.filter((it): it is { name: string; value: string } => Boolean(it.value))
}
