import { imperialOf } from '@vitrine/contract/units/imperial'
import { nameUnit } from '@vitrine/contract/units/unit-names'
import type { LanguageCode } from '@vitrine/locales/languages'
import { plannerUnits, type UnitNames } from './planner-units.ts'

/** How a language writes the planner's units. On the server alone: the tables of all languages are behind it. */
export function nameUnits(language: LanguageCode): UnitNames {
  const names = plannerUnits.flatMap((unit) => [unit, imperialOf(unit)?.unit ?? unit])
  return Object.fromEntries(names.map((unit) => [unit, nameUnit(unit, language)]))
}
