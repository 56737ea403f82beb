import { defaultLanguage, type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import { type MachineMark, validMarks } from './machine-marks.ts'
import { type Origin, originOf } from './origins.ts'
import { fieldOfPath, type Text, type Texts } from './texts-of.ts'

/**
 * What a document is in a language. `waiting`: its newest version says something else in it than what is published. `machine`: it has texts of a
 * machine that nobody has approved.
 */
export const languageStates = ['missing', 'stale', 'filled', 'waiting', 'machine'] as const
export type LanguageState = (typeof languageStates)[number]

export type Known = {
  /** Of the newest version. */
  texts: Texts
  /** Of what is published, where the newest version is a draft; empty where nothing is published. */
  published: Texts | null
  origins: readonly Origin[]
  machine: readonly MachineMark[]
  /** The fields that make a language complete. */
  required: readonly string[]
  /** The field that has the name of the document. */
  title: string
}

/** The texts that a language lacks: required ones that English has, and the name in English itself. */
export function missingPaths({ texts, required, title }: Known, language: LanguageCode): string[] {
  const lacks = ([path, text]: [string, Text]) =>
    text[language] === undefined &&
    (language === defaultLanguage
      ? path === title
      : text[defaultLanguage] !== undefined && required.includes(fieldOfPath(path)))
  return [...texts].filter(lacks).map(([path]) => path)
}

/** The texts whose English has changed since they were translated. */
export function stalePaths({ texts, origins }: Known, language: LanguageCode): string[] {
  return [...texts]
    .filter(([path, text]) => text[language] !== undefined && originOf(origins, path, language) !== undefined)
    .map(([path]) => path)
}

/** The texts that a machine has written and nobody has approved. */
export const machineMarks = ({ texts, machine }: Known, language: LanguageCode): MachineMark[] =>
  validMarks(
    machine.filter((it) => it.language === language),
    texts,
  )

export function isWaiting({ texts, published }: Known, language: LanguageCode): boolean {
  return published !== null && inLanguage(texts, language) !== inLanguage(published, language)
}

/** Rows have other ids after they were taken out and added again: what counts is what visitors would read. */
const inLanguage = (texts: Texts, language: LanguageCode) =>
  JSON.stringify([...texts.values()].map((text) => text[language] ?? '').filter(Boolean))

/** The states of a document in all languages as its column keeps them: `ar:missing de:stale de:waiting …`. */
export function toStateColumn(known: Known): string {
  return languageCodes
    .flatMap((language) => statesIn(known, language).map((state) => stateToken(language, state)))
    .join(' ')
}

function statesIn(known: Known, language: LanguageCode): LanguageState[] {
  const gaps: LanguageState[] = [
    ...(missingPaths(known, language).length > 0 ? (['missing'] as const) : []),
    ...(stalePaths(known, language).length > 0 ? (['stale'] as const) : []),
  ]
  return [
    ...(gaps.length > 0 ? gaps : (['filled'] as const)),
    ...(isWaiting(known, language) ? ['waiting' as const] : []),
    ...(machineMarks(known, language).length > 0 ? ['machine' as const] : []),
  ]
}

export const stateToken = (language: string, state: LanguageState) => `${language}:${state}`

/** The states of one language in the column. */
export function readStates(column: string | null | undefined, language: string): LanguageState[] {
  const tokens = (column ?? '').split(' ')
  return languageStates.filter((state) => tokens.includes(stateToken(language, state)))
}
