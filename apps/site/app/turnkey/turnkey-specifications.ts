import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import type { Text } from '../../shared/texts/texts.ts'

type Filtered = Pick<TurnkeyCard, 'filter_specifications'>

/** The keys that the content API uses (R3.8). */
export type FilterKey = 'Country' | 'Profile Type' | 'Capacity' | 'Nr. of workers'

export function specificationValue(plant: Filtered, key: FilterKey): string | undefined {
  return plant.filter_specifications.find((it) => it.key === key)?.value
}

/** A plant's figures as a visitor reads them; a figure that is no number is shown as it is. */
export function turnkeyFigures(plant: Filtered, text: Text): { name: string; value: string }[] {
  const counted = (key: 'Capacity' | 'Nr. of workers', as: 'turnkey.capacityValue' | 'turnkey.workersValue') => {
    const value = specificationValue(plant, key)
    const count = Number(value)
    return value && Number.isFinite(count) ? text(as, { count }) : value
  }
  const figures = [
    { name: text('turnkey.country'), value: specificationValue(plant, 'Country') },
    { name: text('turnkey.profileType'), value: specificationValue(plant, 'Profile Type') },
    { name: text('turnkey.capacity'), value: counted('Capacity', 'turnkey.capacityValue') },
    { name: text('turnkey.workers'), value: counted('Nr. of workers', 'turnkey.workersValue') },
  ]
  return figures.filter((figure): figure is { name: string; value: string } => Boolean(figure.value))
}
