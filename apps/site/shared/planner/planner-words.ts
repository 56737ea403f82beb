import type english from '@vitrine/locales/planner/en.json'
import type { PlannerUnit } from './planner-units.ts'

export type PlannerTextKey = keyof typeof english

/** Gives the planner's texts; figures and models that are put in keep their own direction. */
export type PlannerText = (key: PlannerTextKey, values?: Record<string, string | number>) => string

/** A metric figure with its unit, as its reader has chosen units. */
export type FormatFigure = (figure: number, unit: PlannerUnit) => string

export type PlannerWords = { text: PlannerText; format: FormatFigure }
