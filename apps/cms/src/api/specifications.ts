import type { specification } from '@vitrine/contract/shapes/shop'
import { type LanguageCode, formatTagOf } from '@vitrine/locales/languages'
import type { z } from 'zod'
import type { OwnTexts } from '../content/interface-texts/own-texts.ts'
import { interfaceText } from './interface-texts.ts'
import { decimalsOf, imperialOf } from '@vitrine/contract/units/imperial'
import { nameUnit } from '@vitrine/contract/units/unit-names'
import { decideText, type Translations } from './translations.ts'

type Specification = z.infer<typeof specification>

export type ParameterDocument = {
  id: number
  key: string
  name: Translations
  group: string | null
  kind: 'number' | 'range' | 'text' | 'boolean'
  unit: string | null
  position: number
  better?: 'more' | 'less' | null
}

export type SpecificationRow = {
  parameter: number | null
  number?: number | null
  max?: number | null
  text?: Translations
  yes?: boolean | null
  highlight?: boolean | null
}

export type ParametersById = ReadonlyMap<number, ParameterDocument>

/** The same with which of two figures is the better one, for who compares products. */
export function toComparableSpecifications(...given: Parameters<typeof toSpecifications>): Specification[] {
  const better = new Map([...given[1].values()].map((it) => [it.key, it.better]))
  return toSpecifications(...given).map((it) => ({ ...it, better: better.get(it.key) ?? undefined }))
}

/**
 * The specifications of a product in the order of the parameters. Rows without a value or parameter are left out.
 * @param own what editors have written in place of interface texts
 */
export function toSpecifications(
  rows: readonly SpecificationRow[] | null | undefined,
  parameters: ParametersById,
  language: LanguageCode,
  own?: OwnTexts,
): Specification[] {
  return (rows ?? [])
    .flatMap((row) => {
      const parameter = row.parameter === null ? undefined : parameters.get(row.parameter)
      return parameter ? [{ row, parameter }] : []
    })
    .toSorted((a, b) => a.parameter.position - b.parameter.position)
    .map(({ row, parameter }) => toSpecification(row, parameter, language, own))
    .filter((it) => it.value !== '')
}

function toSpecification(
  row: SpecificationRow,
  parameter: ParameterDocument,
  language: LanguageCode,
  own: OwnTexts | undefined,
): Specification {
  return {
    key: parameter.key,
    name: decideText(parameter.name, language),
    group: parameter.group ? interfaceText(language, `product.group.${parameter.group}`, own) : null,
    unit: parameter.unit ? nameUnit(parameter.unit, language) : null,
    value: toValue(row, parameter.kind, language, own),
    number: row.number ?? null,
    max: row.max ?? null,
    isFallback: parameter.kind === 'text' && !row.text?.[language]?.trim(),
    ...toImperial(row, parameter, language),
  }
}

/** The figure as it reads where people measure in inches and pounds: for visitors who have chosen so. */
function toImperial({ number, max }: SpecificationRow, { kind, unit }: ParameterDocument, language: LanguageCode) {
  const imperial = kind === 'number' || kind === 'range' ? imperialOf(unit) : undefined
  const figures = [number, max].filter((it) => typeof it === 'number')
  if (!imperial || figures.length === 0) return undefined
  const decimals = decimalsOf(figures, imperial)
  const ends = figures.map((it) => formatNumber(it * imperial.factor + imperial.offset, language, decimals))
  return { imperial: { value: ends.join('–'), unit: nameUnit(imperial.unit, language) } }
}

function toValue(
  row: SpecificationRow,
  kind: ParameterDocument['kind'],
  language: LanguageCode,
  own: OwnTexts | undefined,
): string {
  switch (kind) {
    case 'number':
    case 'range':
      return toFigure(row.number, row.max, language)
    case 'text':
      return decideText(row.text, language)
    case 'boolean':
      return interfaceText(language, row.yes ? 'product.yes' : 'product.no', own)
  }
}

function toFigure(number: number | null | undefined, max: number | null | undefined, language: LanguageCode): string {
  const ends = [number, max].filter((it) => typeof it === 'number').map((it) => formatNumber(it, language))
  return ends.join('–')
}

const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number as the language writes it, always in Latin digits (R11.5).
 * @param decimals so many digits after the point, not more and not less; otherwise as many as it has, three at most
 */
export function formatNumber(value: number, language: LanguageCode, decimals?: number): string {
  const key = `${language} ${decimals}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(formatTagOf(language), {
      numberingSystem: 'latn',
      minimumFractionDigits: decimals ?? 0,
      maximumFractionDigits: decimals ?? 3,
    })
  formats.set(key, format)
  return format.format(value)
}
