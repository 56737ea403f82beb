import { writeItem } from '../../../shared/browser-storage.ts'

/** The storage key of the units that a visitor has chosen. */
export const UNITS_KEY = 'units'
/** Told to the window when the visitor has chosen others. */
export const UNITS_EVENT = 'units'

/** Shows all figures in the other system of units, and remembers it. */
export function switchUnits() {
  const { dataset } = document.documentElement
  const isImperial = dataset.units !== 'imperial'
  if (isImperial) dataset.units = 'imperial'
  else delete dataset.units
  writeItem('localStorage', UNITS_KEY, isImperial ? 'imperial' : 'metric')
  dispatchEvent(new Event(UNITS_EVENT))
}
