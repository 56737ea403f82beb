import type { PlanWarning } from './find-warnings.ts'
import type { PlacedItem } from './place-items.ts'
import type { PlannerWords } from './planner-words.ts'
import { GANGWAY_MM } from './working-space.ts'

/** What items are called where something is said of them: in one line. */
export const nameItem = ({ number, product }: PlacedItem): string =>
  `${number} · ${product.model}`.replaceAll(' ', '\u00A0')

/** A warning in words. @param placed all of the plan */
export function describeWarning(
  it: PlanWarning,
  placed: readonly PlacedItem[],
  { text, format }: PlannerWords,
): string {
  const nameOf = (id: number | undefined) => {
    const found = placed.find(({ item }) => item.id === id)
    return found ? nameItem(found) : ''
  }
  const [a, b] = [nameOf(it.at[0]), nameOf(it.at[1])]
  switch (it.kind) {
    case 'outside':
      return text('outside', { a })
    case 'overlap':
      return text('overlap', { a, b })
    case 'gangway':
      return text('gangway', { a, b, gap: format(it.gap, 'mm'), need: format(GANGWAY_MM, 'mm') })
    case 'wall':
      return text('wall', { a, gap: format(it.gap, 'mm'), need: format(it.need, 'mm') })
    case 'space':
      return text('inSpace', { a, b, gap: format(it.gap, 'mm'), need: format(it.need, 'mm') })
    case 'height':
      return text('tooHigh', { a, height: format(it.height, 'mm'), have: format(it.have, 'mm') })
    case 'floorLoad':
      return text('tooHeavy', { a, load: format(it.load, 'kg/m²'), have: format(it.have, 'kg/m²') })
    case 'power':
      return text('tooMuchPower', { need: format(it.need, 'kW'), have: format(it.have, 'kW') })
    case 'air':
      return text('tooMuchAir', { need: format(it.need, 'l/min'), have: format(it.have, 'l/min') })
  }
}
